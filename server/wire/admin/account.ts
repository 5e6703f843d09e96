import { docsCopy } from '#core/copy/docs.ts';
import {
	type AccountView,
	accountChangeSchema,
	accountSchema,
} from '#core/identity/contract/account.ts';
import { endedSchema } from '#core/identity/contract/operators.ts';
import { ownDataSchema } from '#core/identity/contract/own-data.ts';
import { changeOperator } from '#server/identity/accounts/operators.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import { readProofs } from '#server/identity/factors/may-change-factors.ts';
import { createSecondFactorsRepository } from '#server/identity/factors/second-factors-repository.ts';
import { endOwnSession } from '#server/identity/sessions/end-own-session.ts';
import type { OperatorAccess } from '#server/identity/sessions/operator-access.ts';
import type { SignedIn } from '#server/identity/sessions/sessions.ts';
import { createSessionsRepository } from '#server/identity/sessions/sessions-repository.ts';
import { signOutEverywhere } from '#server/identity/sessions/sign-out-everywhere.ts';
import { createOwnDataRepository } from '#server/privacy/own-data-repository.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { toOperatorView } from './operators.ts';
import { Refusal } from './refusal.ts';

const { areas, summaries } = docsCopy;
const own = { needs: 'editor', area: areas.account } as const;

/** The operator's own name, factors and sessions. */
export const account = defineRoute({
	...{ method: 'GET', path: 'account', ...own, enrolls: true, summary: summaries.account },
	answer: accountSchema,
	run: readAccount,
});

/** Changes the operator's own name. Password and second factor use the identity protocol. */
export const changeAccount = defineRoute({
	...{ method: 'PATCH', path: 'account', ...own, summary: summaries.changeAccount },
	body: accountChangeSchema,
	answer: accountSchema,
	async run(call) {
		const { access, body, context } = call;
		const { id } = access.operator;
		const changed = await changeOperator(context.identity, { id, ...body, actor: access.actor });
		const operator = await createOperatorsRepository(context.db.kysely).byId(id);
		if (operator === null) throw new Refusal('not-invited');
		if (!changed.ok) throw new Refusal('stale', { current: toOperatorView(operator), sent: body });
		return readAccount({ ...call, access: { ...access, operator } });
	},
});

/** Ends the operator's session on another device. */
export const endSession = defineRoute({
	...{ method: 'DELETE', path: 'account/sessions/:id', ...own, summary: summaries.endSession },
	answer: endedSchema,
	async run({ context, access, params }) {
		const { account: owner } = signedInOf(access);
		const sessionId = params.id ?? '';
		if (
			!(await endOwnSession(context.identity, {
				accountId: owner.id,
				sessionId,
				actor: access.actor,
			}))
		)
			throw new Refusal('not-found');
		return { ended: 1 };
	},
});

/** What the guide stores of the operator (LGPD art. 18). */
export const ownData = defineRoute({
	...{ method: 'GET', path: 'account/data', ...own, summary: summaries.ownData },
	answer: ownDataSchema,
	run: ({ context, access }) =>
		createOwnDataRepository(context.db.kysely).byOwner({
			...{ operatorId: access.operator.id, actorId: access.actor.id },
			accountId: access.signedIn?.account.id ?? null,
		}),
});

/** Ends all of the operator's own sessions except this one. */
export const signOutOthers = defineRoute({
	...{ method: 'POST', path: 'account/sign-out-others', ...own, summary: summaries.signOutOthers },
	answer: endedSchema,
	async run({ context, access }) {
		const { account: owner, session } = signedInOf(access);
		return {
			ended: await signOutEverywhere(context.identity, {
				accountId: owner.id,
				actor: access.actor,
				except: session.id,
			}),
		};
	},
});

async function readAccount({
	access,
	context,
	now,
}: Pick<AdminCall, 'access' | 'context' | 'now'>): Promise<AccountView> {
	const operator = toOperatorView(access.operator);
	const nothing = {
		hasPassword: false,
		emailVerified: true,
		factors: [],
		passkeys: [],
		recoveryCodesLeft: 0,
		sessions: [],
	};
	if (access.signedIn === null) return { operator, hosted: true, ...nothing };
	const { account: owner, session: current } = access.signedIn;
	const db = context.db.kysely;
	const [{ apps, passkeys }, recoveryCodesLeft, sessions] = await Promise.all([
		readProofs(db, owner.id),
		createSecondFactorsRepository(db).countRecoveryCodes(owner.id),
		createSessionsRepository(db).open(owner.id, now),
	]);
	return {
		...{
			operator,
			hosted: false,
			hasPassword: owner.passwordHash !== null,
			emailVerified: owner.emailVerified,
			recoveryCodesLeft,
		},
		factors: apps.map(({ id, display_name: name, enrolled_at: enrolledAt }) => ({
			id,
			name,
			enrolledAt,
		})),
		passkeys: passkeys.map((passkey) => ({
			...{ id: passkey.id, name: passkey.name },
			...{ createdAt: passkey.created_at, lastUsedAt: passkey.last_used_at },
		})),
		sessions: sessions.map((session) => ({
			...{
				id: session.id,
				current: session.id === current.id,
				createdAt: session.createdAt,
				lastUsedAt: session.lastUsedAt,
			},
			...{
				userAgent: session.userAgent,
				network: session.network,
				provider: session.signInProvider,
			},
			secondFactor: session.secondFactorId !== null,
		})),
	};
}

function signedInOf({ signedIn }: OperatorAccess): SignedIn {
	if (signedIn === null) throw new Refusal('hosted');
	return signedIn;
}
