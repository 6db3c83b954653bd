import { Injectable, Logger } from '@nestjs/common';
import { type OutgoingSms, SmsCarrier } from './sms.port.js';

/**
 * Until a provider is chosen: writes to the log what would be sent. Of the number four digits stay, as everywhere in
 * logs.
 */
@Injectable()
export class LogSmsCarrier extends SmsCarrier {
  private readonly logger = new Logger('Sms');

  override send(sms: OutgoingSms): Promise<void> {
    this.logger.log({ sms: sms.id, phone: `••${sms.phone.slice(-4)}`, text: sms.text }, 'text message');
    return Promise.resolve();
  }
}
