import { Injectable, Logger } from '@nestjs/common';
import { type OutgoingSms, SmsCarrier } from './sms.port.js';

/**
 * Used until a provider is chosen: logs that a message would be sent. The text is personal and is not logged; of the
 * number only four digits are, as everywhere in logs.
 */
@Injectable()
export class LogSmsCarrier extends SmsCarrier {
  private readonly logger = new Logger('Sms');

  override send(sms: OutgoingSms): Promise<void> {
    this.logger.log({ sms: sms.id, phone: `••${sms.phone.slice(-4)}`, characters: sms.text.length }, 'text message');
    return Promise.resolve();
  }
}
