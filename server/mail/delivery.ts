import type { Mail } from '#core/mail/compose-mail.ts';

/** Everything that goes out. Both addresses are plain `local@domain`. */
export type Letter = Mail & { from: { name: string; address: string }; to: string };

/** How letters leave: by SMTP, or as files. Rejects when one did not. */
export type Delivery = { deliver(letter: Letter): Promise<void>; close(): void };
