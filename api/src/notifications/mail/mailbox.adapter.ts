import { createTransport } from 'nodemailer';
import { messageOf } from './mail-message.js';
import { MailCarrier, type OutgoingMail } from './mail.port.js';
import type { SimulatedMailbox } from './simulated-mailbox.js';

/** Used instead of a mail server: stores the message in the local mailbox exactly as it would be sent. */
export class MailboxMailCarrier extends MailCarrier {
  private readonly composer = createTransport({ streamTransport: true, buffer: true });

  constructor(private readonly mailbox: SimulatedMailbox) {
    super();
  }

  override async send(mail: OutgoingMail): Promise<void> {
    const { message } = await this.composer.sendMail(messageOf(mail));
    if (!Buffer.isBuffer(message)) throw new Error('the message was not composed');
    await this.mailbox.receive(mail, message);
  }
}
