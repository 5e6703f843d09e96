/**
 * Who did something: `id` = account (null: the command line or the program itself), `name` = as
 * shown, `network` = shortened address.
 */
export type Actor = { id: string | null; name: string; network: string | null };

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
