import type { Writer } from '#server/db/app-database.ts';
import { insertAuditEntry } from './audit-repository.ts';

/**
 * Who did something: `id` = account (null: the command line or the program itself), `name` = as
 * shown, `network` = shortened address.
 */
export type Actor = { id: string | null; name: string; network: string | null };

export const SYSTEM: Actor = { id: null, name: 'system', network: null };
export const COMMAND_LINE: Actor = { id: null, name: 'guia', network: null };

/** What was done, as noun.verb. Other areas add their own. */
export type AuditAction = `${string}.${string}`;

export type AuditEntry = {
	id: number;
	/** UTC milliseconds. */
	at: number;
	actor: Actor;
	action: AuditAction;
	/** Id of what it was done to. */
	subject: string | null;
	/** Plain facts that a person needs to understand the entry; never a secret. */
	detail: Record<string, unknown> | null;
};

/** Notes who did what, in the transaction that did it: either both are there or neither. */
export async function audit(
	trx: Writer,
	actor: Actor,
	action: AuditAction,
	what: { at: number; subject?: string | null; detail?: Record<string, unknown> | null },
): Promise<void> {
	await insertAuditEntry(trx, {
		at: what.at,
		actor,
		action,
		subject: what.subject ?? null,
		detail: what.detail ?? null,
	});
}
