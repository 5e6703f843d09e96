import type { Writer } from '#server/db/app-database.ts';
import { insertAuditEntry } from './audit-repository.ts';

/**
 * The author of an action. `id` = account, null for the command line or the program itself. `name`
 * = as shown, `network` = shortened address.
 */
export type Actor = { id: string | null; name: string; network: string | null };

export const SYSTEM: Actor = { id: null, name: 'system', network: null };
export const COMMAND_LINE: Actor = { id: null, name: 'guia', network: null };

/** The action as noun.verb. Other areas add their own. */
export type AuditAction = `${string}.${string}`;

export type AuditEntry = {
	id: number;
	/** UTC milliseconds. */
	at: number;
	actor: Actor;
	action: AuditAction;
	/** Id of the object of the action. */
	subject: string | null;
	/** Plain facts that a person needs to understand the entry; never a secret. */
	detail: Record<string, unknown> | null;
};

/** Records an action in the transaction that performs it: either both commit or neither. */
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
