import { docsCopy } from '#core/copy/docs.ts';
import {
	endedSchema,
	invitationSchema,
	invitedSchema,
	type OperatorView,
	operatorChangeSchema,
	operatorListSchema,
	operatorSchema,
	revisionQuerySchema,
} from '#core/identity/contract/operators.ts';
import type { Operator } from '#core/identity/operator.ts';
import {
	changeOperator,
	type Invited,
	inviteOperator,
	removeOperator,
} from '#server/identity/accounts/operators.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import { resetSecondFactors } from '#server/identity/factors/reset-second-factors.ts';
import { linkOf, mailLink } from '#server/identity/links/one-time-links.ts';
import { renewInvitation } from '#server/identity/links/renew-invitation.ts';
import { signOutEverywhere } from '#server/identity/sessions/sign-out-everywhere.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { areas, summaries } = docsCopy;
const team = { area: areas.team } as const;

/** All operators. */
export const listOperators = defineRoute({
	...{
		method: 'GET',
		path: 'operators',
		needs: 'editor',
		...team,
		summary: summaries.listOperators,
	},
	answer: operatorListSchema,
	async run({ context }) {
		const operators = await createOperatorsRepository(context.db.kysely).list();
		return { operators: operators.map(toOperatorView) };
	},
});

/**
 * Invites an operator by e-mail. With a hosted service the address alone decides, and the link
 * leads to its sign-in.
 */
export const invite = defineRoute({
	...{
		method: 'POST',
		path: 'operators',
		needs: 'administrator',
		...team,
		summary: summaries.invite,
	},
	body: invitationSchema,
	answer: invitedSchema,
	async run(call) {
		const invited = await inviteOperator(call.context.identity, {
			...call.body,
			actor: call.access.actor,
		});
		if (!invited.ok) throw new Refusal(invited.error);
		return sendInvitation(call, invited.value);
	},
});

/** Sends the invitation again to an operator who has not joined yet. */
export const inviteAgain = defineRoute({
	...{
		method: 'POST',
		path: 'operators/:id/invitation',
		needs: 'administrator',
		...team,
		summary: summaries.inviteAgain,
	},
	answer: invitedSchema,
	async run(call) {
		const invited = await renewInvitation(call.context.identity, {
			id: idOf(call),
			actor: call.access.actor,
		});
		if (!invited.ok) throw new Refusal(invited.error);
		return sendInvitation(call, invited.value);
	},
});

/** Changes the role, name or access of another operator. */
export const changeOperatorRoute = defineRoute({
	...{
		method: 'PATCH',
		path: 'operators/:id',
		needs: 'administrator',
		...team,
		summary: summaries.changeOperator,
	},
	body: operatorChangeSchema,
	answer: operatorSchema,
	async run(call) {
		const { body, context, access } = call;
		const id = idOf(call);
		if (id === access.operator.id && (body.role !== undefined || body.disabled !== undefined))
			throw new Refusal('yourself');
		const changed = await changeOperator(context.identity, { id, ...body, actor: access.actor });
		if (changed.ok) return toOperatorView(changed.value);
		throw changed.error === 'conflict' ? await stale(call, id, body) : new Refusal(changed.error);
	},
});

/** Removes an operator permanently. */
export const removeOperatorRoute = defineRoute({
	...{
		method: 'DELETE',
		path: 'operators/:id',
		needs: 'administrator',
		...team,
		summary: summaries.removeOperator,
	},
	query: revisionQuerySchema,
	answer: endedSchema,
	async run(call) {
		const { query, context, access } = call;
		const id = idOf(call);
		if (id === access.operator.id) throw new Refusal('yourself');
		const before = await createOperatorsRepository(context.db.kysely).byId(id);
		if (before !== null && before.revision !== query.revision) throw await stale(call, id, query);
		const removed = await removeOperator(context.identity, { id, actor: access.actor });
		if (!removed.ok) throw new Refusal(removed.error);
		return { ended: 1 };
	},
});

/** Ends every session of an operator. */
export const signOutOperator = defineRoute({
	...{
		method: 'POST',
		path: 'operators/:id/sign-out',
		needs: 'administrator',
		...team,
		summary: summaries.signOutOperator,
	},
	answer: endedSchema,
	async run(call) {
		const accountId = await accountOf(call);
		return {
			ended: await signOutEverywhere(call.context.identity, {
				accountId,
				actor: call.access.actor,
			}),
		};
	},
});

/** For an operator who lost the device: removes their second factor and recovery codes. */
export const resetFactorOfOperator = defineRoute({
	...{
		method: 'POST',
		path: 'operators/:id/reset-second-factor',
		needs: 'administrator',
		...team,
		summary: summaries.resetFactor,
	},
	answer: endedSchema,
	async run(call) {
		if (idOf(call) === call.access.operator.id) throw new Refusal('yourself');
		const accountId = await accountOf(call);
		return {
			ended: await resetSecondFactors(call.context.identity, {
				accountId,
				actor: call.access.actor,
			}),
		};
	},
});

export function toOperatorView({
	id,
	email,
	name,
	role,
	disabled,
	invitedAt,
	joinedAt,
	revision,
}: Operator): OperatorView {
	return { id, email, name, role, disabled, invitedAt, joinedAt, revision };
}

function idOf({ params }: Pick<AdminCall, 'params'>): string {
	return params.id ?? '';
}

async function accountOf(call: Pick<AdminCall, 'params' | 'context'>): Promise<string> {
	const operator = await createOperatorsRepository(call.context.db.kysely).byId(idOf(call));
	if (operator === null) throw new Refusal('not-found');
	if (operator.accountId === null) throw new Refusal('hosted');
	return operator.accountId;
}

/** 409 with both versions. */
async function stale(
	{ context }: Pick<AdminCall, 'context'>,
	id: string,
	sent: unknown,
): Promise<Refusal> {
	const current = await createOperatorsRepository(context.db.kysely).byId(id);
	return current === null
		? new Refusal('not-found')
		: new Refusal('stale', { current: toOperatorView(current), sent });
}

function sendInvitation(
	{ context, publicUrl }: Pick<AdminCall, 'context' | 'publicUrl'>,
	{ operator, code }: Invited,
) {
	const mail = { to: operator.email, kind: 'INVITE', code, publicUrl } as const;
	mailLink(context.identity, mail);
	return { operator: toOperatorView(operator), link: linkOf(mail) };
}
