import { DeliveryRefusedError } from '../domain/delivery.js';
import { MailCarrier } from './mail.port.js';

/**
 * Used in production without a mail server: notices appear in the list and on open pages, and nothing is queued to be
 * sent.
 */
export class NoMailCarrier extends MailCarrier {
  override get available(): boolean {
    return false;
  }

  override send(): Promise<void> {
    return Promise.reject(new DeliveryRefusedError('no mail server is set'));
  }
}
