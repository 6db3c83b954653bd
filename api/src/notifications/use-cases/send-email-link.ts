import { Injectable } from '@nestjs/common';
import type { IssuedEmailLink } from '../../identity/index.js';
import { type Ctx, newId, Settings } from '../../platform/index.js';
import { emailLinkMail } from '../domain/email-link-mail.js';
import { MailCarrier } from '../mail/mail.port.js';
import { ProductAddress } from '../mail/product-address.js';

/** Composes the mail with the link and gives it to the carrier. */
@Injectable()
export class SendEmailLink {
  constructor(
    private readonly mail: MailCarrier,
    private readonly address: ProductAddress,
    private readonly settings: Settings,
  ) {}

  /** Sends nothing when there is no mail server, or when the platform does not know its own address. */
  async execute(ctx: Ctx, { email, token, language }: IssuedEmailLink): Promise<void> {
    // The secret is behind the `#`, so that no server and no linked page receives it.
    const url = this.address.of(`/verify-email#${token}`);
    if (url === null || !this.mail.available) return;
    const { siteName, supportEmail, dateFormat } = await this.settings.read(ctx);
    const date = ctx.clock.now();
    await this.mail.send({
      // Each attempt has its own secret, so no mail repeats another one.
      messageId: `<${newId()}@${supportEmail.split('@').at(-1) ?? 'waqf'}>`,
      from: { name: siteName, address: supportEmail },
      to: { name: '', address: email },
      date,
      language,
      stopUrl: null,
      ...emailLinkMail({ language, siteName, createdAt: date, dateFormat, url }),
    });
  }
}
