import type { Mail } from '#core/mail/compose-mail.ts';

/** A complete e-mail. Both addresses are plain `local@domain`. */
export type Letter = Mail & { from: { name: string; address: string }; to: string };

/** Delivers e-mails by SMTP or as files. Rejects on failure. */
export type Delivery = { deliver(letter: Letter): Promise<void>; close(): void };
