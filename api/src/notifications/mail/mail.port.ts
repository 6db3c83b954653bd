import type { Language } from '@waqf/contracts/identity';

/** A mail ready to leave. */
export interface OutgoingMail {
  /** The same at every attempt, so that mail systems know a repeated one. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  date: Date;
  language: Language;
  subject: string;
  html: string;
  text: string;
}

/** Sends mails out of the platform. */
export abstract class MailCarrier {
  /** False where no mail server was named: then no mail is prepared. */
  get available(): boolean {
    return true;
  }

  /** @throws DeliveryRefusedError when the recipient is refused for good; any other error may pass with time */
  abstract send(mail: OutgoingMail): Promise<void>;
}
