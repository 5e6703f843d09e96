import { docsCopy } from '#core/copy/docs.ts';
import { revisionQuerySchema } from '#core/identity/contract/operators.ts';
import {
	type ProviderList,
	providerChangeSchema,
	providerListSchema,
} from '#core/identity/contract/providers.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { createProvidersRepository } from '#server/identity/providers/providers-repository.ts';
import {
	addProvider,
	changeProvider,
	removeProvider,
} from '#server/identity/providers/save-provider.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { areas, summaries } = docsCopy;
const own = { needs: 'administrator', area: areas.access } as const;

const list = defineRoute({
	...{ method: 'GET', path: 'access/providers', ...own, summary: summaries.providers },
	answer: providerListSchema,
	run: view,
});

const add = defineRoute({
	...{ method: 'POST', path: 'access/providers', ...own, summary: summaries.addProvider },
	body: providerChangeSchema,
	answer: providerListSchema,
	async run(call) {
		await addProvider(call.context.identity, { change: call.body, actor: call.access.actor });
		return view(call);
	},
});

const change = defineRoute({
	...{ method: 'PUT', path: 'access/providers/:id', ...own, summary: summaries.changeProvider },
	body: providerChangeSchema,
	answer: providerListSchema,
	async run(call) {
		const { context, access, body, params } = call;
		const changed = await changeProvider(context.identity, {
			id: params.id ?? '',
			change: body,
			actor: access.actor,
		});
		// The typed secret is never echoed.
		return settle(call, changed, { ...body, clientSecret: null });
	},
});

const remove = defineRoute({
	...{ method: 'DELETE', path: 'access/providers/:id', ...own, summary: summaries.removeProvider },
	query: revisionQuerySchema,
	answer: providerListSchema,
	async run(call) {
		const { context, access, params, query } = call;
		const removed = await removeProvider(context.identity, {
			id: params.id ?? '',
			revision: query.revision,
			actor: access.actor,
		});
		return settle(call, removed, query);
	},
});

/** The providers of the sign-in page, for administrators (S6.01). */
export const PROVIDER_ROUTES = [list, add, change, remove];

type Done = Awaited<ReturnType<typeof changeProvider>>;

async function settle(call: AdminCall, done: Done, sent: object): Promise<ProviderList> {
	const now = await view(call);
	if (done.ok) return now;
	if (done.error === 'not-found') throw new Refusal('not-found');
	throw new Refusal('stale', {
		current: now.providers.find(({ id }) => id === call.params.id) ?? null,
		sent,
	});
}

async function view({
	context,
	publicUrl,
}: Pick<AdminCall, 'context' | 'publicUrl'>): Promise<ProviderList> {
	const { oidc } = context.config;
	const fixed =
		oidc === null
			? []
			: [
					{
						...seen(oidc),
						hasSecret: oidc.clientSecret !== null,
						enabled: true,
						fixed: true,
						revision: 0,
					},
				];
	const rows = await createProvidersRepository(context.db.kysely).list();
	const stored = rows.map(
		({ client_id: clientId, sealed_client_secret: sealed, enabled, revision, ...row }) => {
			return {
				...seen({ ...row, clientId }),
				hasSecret: sealed !== null,
				enabled: enabled === 1,
				fixed: false,
				revision,
			};
		},
	);
	return { providers: [...fixed, ...stored], returnAddress: publicUrl + callPaths.providerReturn };
}

function seen({
	id,
	label,
	issuer,
	clientId,
}: {
	id: string;
	label: string;
	issuer: string;
	clientId: string;
}) {
	return { id, label, issuer, clientId };
}
