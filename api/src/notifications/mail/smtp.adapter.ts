import { createTransport, type Transporter } from 'nodemailer';
import { DeliveryRefusedError } from '../domain/delivery.js';
import { messageOf } from './mail-message.js';
import { MailCarrier, type OutgoingMail } from './mail.port.js';

/** How many milliseconds a mail server may take for each step; together well below the time limit of a job. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Sends mails to a mail server over SMTP. */
export class SmtpMailCarrier extends MailCarrier {
  private readonly transporter: Transporter;

  constructor(url: string) {
    super();
    this.transporter = createTransport({ url, ...patience });
  }

  override async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.transporter.sendMail(messageOf(mail));
    } catch (error) {
      if (isFinal(error)) throw new DeliveryRefusedError((error as Error).message);
      throw error;
    }
  }
}

/**
 * A recipient or message that is refused with a 5xx code stays refused. A wrong password or sender can be corrected by
 * the operator, so those are tried again.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as Error & { code?: string; command?: string; responseCode?: number };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    command !== 'MAIL FROM' &&
    responseCode !== undefined &&
    responseCode >= 500
  );
}
