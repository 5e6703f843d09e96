import type { OwnData } from '#core/identity/contract/own-data.ts';
import type { Reader } from '#server/db/app-database.ts';

/**
 * `accountId` is null with a hosted identity service; `actorId` = how the audit log names the
 * owner.
 */
type Owner = { operatorId: string; accountId: string | null; actorId: string | null };

/** Personal data of operators, for their owners (LGPD art. 18): no passwords, secrets, tokens. */
export function createOwnDataRepository(db: Reader) {
	async function ofAccount(accountId: string): Promise<OwnData['kinds']> {
		const [accounts, identities, sessions, factors, passkeys] = await Promise.all([
			db
				.selectFrom('accounts')
				.where('id', '=', accountId)
				.select(['id', 'email', 'email_verified', 'display_name', 'photo_url'])
				.select(['created_at', 'last_login_at'])
				.execute(),
			db
				.selectFrom('federated_identities')
				.where('account_id', '=', accountId)
				.select(['provider_id', 'subject', 'email'])
				.execute(),
			db
				.selectFrom('sessions')
				.where('account_id', '=', accountId)
				.select(['sign_in_provider', 'created_at', 'last_used_at', 'ended_at'])
				.select(['user_agent', 'network'])
				.execute(),
			db
				.selectFrom('second_factors')
				.where('account_id', '=', accountId)
				.select(['kind', 'display_name', 'enrolled_at'])
				.execute(),
			db
				.selectFrom('passkeys')
				.where('account_id', '=', accountId)
				.select(['name', 'created_at', 'last_used_at'])
				.execute(),
		]);
		return {
			accounts,
			federated_identities: identities,
			sessions,
			second_factors: factors,
			passkeys,
		};
	}

	return {
		async byOwner({ operatorId, accountId, actorId }: Owner): Promise<OwnData> {
			const [account, operators, desk, screens, actions] = await Promise.all([
				accountId === null ? {} : ofAccount(accountId),
				db.selectFrom('operators').where('id', '=', operatorId).selectAll().execute(),
				db.selectFrom('desk_views').where('operator_id', '=', operatorId).selectAll().execute(),
				db.selectFrom('screen_views').where('operator_id', '=', operatorId).selectAll().execute(),
				db
					.selectFrom('audit_log')
					.where('actor', '=', actorId ?? operatorId)
					.select(['at', 'action', 'subject', 'network'])
					.orderBy('id')
					.execute(),
			]);
			return {
				kinds: {
					...account,
					operators,
					desk_views: desk,
					screen_views: screens,
					audit_log: actions,
				},
			};
		},
	};
}
