import { Injectable } from '@nestjs/common';
import type { IssuedEmailLink } from '../../identity/index.js';
import { type Ctx, newId, Settings } from '../../platform/index.js';
import { emailLinkMail } from '../domain/email-link-mail.js';
import { MailCarrier } from '../mail/mail.port.js';
import { ProductAddress } from '../mail/product-address.js';

/** Composes the mail and hands it to the carrier. */
@Injectable()
export class SendEmailLink {
  constructor(
    private readonly mail: MailCarrier,
    private readonly address: ProductAddress,
    private readonly settings: Settings,
  ) {}

  /** Nothing is sent where there is no mail server, or the platform does not know its own address. */
  async execute(ctx: Ctx, { email, token, language }: IssuedEmailLink): Promise<void> {
    // Behind the `#`, so that no server and no page that is linked to learns the secret.
    const url = this.address.of(`/verify-email#${token}`);
    if (url === null || !this.mail.available) return;
    const { siteName, supportEmail, dateFormat } = await this.settings.read(ctx);
    const date = ctx.clock.now();
    await this.mail.send({
      // Each attempt has a secret of its own, so none is a repetition of another.
      messageId: `<${newId()}@${supportEmail.split('@').at(-1) ?? 'waqf'}>`,
      from: { name: siteName, address: supportEmail },
      to: { name: '', address: email },
      date,
      language,
      ...emailLinkMail({ language, siteName, createdAt: date, dateFormat, url }),
    });
  }
}
