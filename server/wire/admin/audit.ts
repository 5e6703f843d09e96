import { AUDIT_PAGE, auditPageSchema, auditQuerySchema } from '#core/audit/contract.ts';
import { BOT_IDS } from '#core/bots/bot-ids.ts';
import { botNames } from '#core/bots/copy/panel.ts';
import { docsCopy } from '#core/copy/docs.ts';
import { createAuditRepository } from '#server/audit/audit-repository.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import { defineRoute } from './admin-route.ts';

/** The audit log, newest first, a page at a time. */
export const audit = defineRoute({
	...{
		method: 'GET',
		path: 'audit',
		needs: 'editor',
		area: docsCopy.areas.log,
		summary: docsCopy.summaries.audit,
	},
	query: auditQuerySchema,
	answer: auditPageSchema,
	async run({ context, query }) {
		const db = context.db.kysely;
		const entries = await createAuditRepository(db).list({
			before: query.before ?? null,
			limit: AUDIT_PAGE,
		});
		const names = await subjectNames(
			db,
			entries.flatMap(({ subject }) => subject ?? []),
		);
		return {
			entries: entries.map(({ id, at, actor, action, subject, detail }) => ({
				...{ id, at, action, detail, actor: actor.name, network: actor.network },
				subject: subject === null ? null : (names.get(subject) ?? subject),
			})),
			next: entries.length < AUDIT_PAGE ? null : (entries.at(-1)?.id ?? null),
		};
	},
});

/** Names of bots, operators and accounts by id; deleted ones have no name. */
async function subjectNames(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
	const names = new Map<string, string>();
	for (const id of BOT_IDS) names.set(id, botNames[id].name);
	for (const operator of await createOperatorsRepository(db).list()) {
		const name = operator.name ?? operator.email;
		names.set(operator.id, name);
		if (operator.accountId !== null) names.set(operator.accountId, name);
	}
	for (const id of new Set(ids)) {
		if (names.has(id)) continue;
		const account = await createAccountsRepository(db).byId(id);
		if (account?.email) names.set(id, account.email);
	}
	return names;
}
