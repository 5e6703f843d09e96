import { docsCopy } from '#core/copy/docs.ts';
import { settingsCopy } from '#core/copy/settings.ts';
import { accessChangeSchema, accessSchema } from '#core/identity/contract/access.ts';
import {
	type RevisedSettings,
	readIdentitySettings,
	saveIdentitySettings,
} from '#server/identity/save-identity-settings.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { areas, summaries } = docsCopy;

/** The sign-in settings. */
export const access = defineRoute({
	...{
		method: 'GET',
		path: 'access',
		needs: 'editor',
		area: areas.access,
		summary: summaries.access,
	},
	answer: accessSchema,
	run: async (call) => view(call, await readIdentitySettings(call.context.db.kysely)),
});

/** Replaces all sign-in settings. */
export const changeAccess = defineRoute({
	...{
		method: 'PUT',
		path: 'access',
		needs: 'administrator',
		area: areas.access,
		summary: summaries.changeAccess,
	},
	body: accessChangeSchema,
	answer: accessSchema,
	async run(call) {
		const { revision, ...settings } = call.body;
		const saved = await saveIdentitySettings(call.context.identity, {
			settings,
			revision,
			actor: call.access.actor,
			hasFactor: (call.access.signedIn?.session.secondFactorId ?? null) !== null,
		});
		if (saved.ok) return view(call, saved.value);
		if (saved.error === 'without-factor') {
			const message = settingsCopy.access.ownFactorFirst;
			throw new Refusal('invalid', { message, fields: { administratorsNeedFactor: message } });
		}
		const current = await view(call, await readIdentitySettings(call.context.db.kysely));
		throw new Refusal('stale', { current, sent: call.body });
	},
});

async function view(
	{ context }: Pick<AdminCall, 'context'>,
	{ settings, isDamaged, revision }: RevisedSettings,
) {
	return {
		...settings,
		isDamaged,
		revision,
		providers: await context.identity.providers.offered(),
	};
}
