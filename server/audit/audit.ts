import type { Writer } from '#server/db/app-database.ts';
import type { Actor, AuditAction } from './audit-entry.ts';
import { createAuditWriter } from './audit-repository.ts';

export const SYSTEM: Actor = { id: null, name: 'system', network: null };
export const COMMAND_LINE: Actor = { id: null, name: 'guia', network: null };

/** Records an action in the transaction that performs it: either both commit or neither. */
export async function audit(
	trx: Writer,
	actor: Actor,
	action: AuditAction,
	what: { at: number; subject?: string | null; detail?: Record<string, unknown> | null },
): Promise<void> {
	await createAuditWriter(trx).insert({
		at: what.at,
		actor,
		action,
		subject: what.subject ?? null,
		detail: what.detail ?? null,
	});
}
