import { Injectable, Logger } from '@nestjs/common';
import { type OutgoingSms, SmsCarrier } from './sms.port.js';

/**
 * Until a provider is chosen: writes to the log that a message would be sent. What it says is personal and stays out;
 * of the number four digits stay, as everywhere in logs.
 */
@Injectable()
export class LogSmsCarrier extends SmsCarrier {
  private readonly logger = new Logger('Sms');

  override send(sms: OutgoingSms): Promise<void> {
    this.logger.log({ sms: sms.id, phone: `••${sms.phone.slice(-4)}`, characters: sms.text.length }, 'text message');
    return Promise.resolve();
  }
}
