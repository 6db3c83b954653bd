import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import * as z from 'zod/mini';
import { SimulatedMailbox } from '../../notifications/index.js';
import { cspNonceOf, Public } from '../../platform/index.js';
import { mailPage, mailboxPage } from './mailbox-page.js';
import { SimulatorMailNotFoundError } from './mailbox.errors.js';

class MailboxQueryDto extends createZodDto(
  z.object({ to: z.optional(z.string().check(z.maxLength(254), z.regex(/^[^\0]*$/))) }),
) {}

/** Shows the mails that would have been sent, for people who try the platform. Outside production only. */
@ApiExcludeController()
@Controller('simulator/mailbox')
export class MailboxController {
  constructor(private readonly mailbox: SimulatedMailbox) {}

  @Get()
  @Public()
  async list(@Query() { to }: MailboxQueryDto, @Res() response: Response): Promise<void> {
    const recipient = to === undefined || to === '' ? null : to;
    show(response, mailboxPage(await this.mailbox.list(recipient), recipient, cspNonceOf(response)));
  }

  @Get(':id')
  @Public()
  async read(@Param('id') id: string, @Res() response: Response): Promise<void> {
    show(response, mailPage(await this.find(id), cspNonceOf(response)));
  }

  /** The message source, as a mail server would have received it. */
  @Get(':id/source')
  @Public()
  async source(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const { source } = await this.find(id);
    response.setHeader('Content-Disposition', `attachment; filename="${id}.eml"`);
    response.setHeader('Content-Type', 'message/rfc822');
    response.send(source);
  }

  private async find(id: string): Promise<NonNullable<Awaited<ReturnType<SimulatedMailbox['find']>>>> {
    const mail = /^\d{1,18}$/.test(id) ? await this.mailbox.find(id) : null;
    if (!mail) throw new SimulatorMailNotFoundError();
    return mail;
  }
}

function show(response: Response, page: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.type('html').send(page);
}
