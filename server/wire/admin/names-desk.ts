import { docsCopy } from '#core/copy/docs.ts';
import { fieldCopy } from '#core/copy/problems.ts';
import {
	channelEditSchema,
	channelRecordSchema,
	competitionEditSchema,
	competitionRecordSchema,
	mergedSchema,
	mergeSchema,
	namesPageSchema,
	namesQuerySchema,
	teamEditSchema,
	teamRecordSchema,
} from '#core/names/contract.ts';
import { mergeNames } from '#server/reference/merge-names.ts';
import {
	listNames,
	readChannelRecord,
	readCompetitionRecord,
	readTeamRecord,
} from '#server/reference/read-names.ts';
import {
	type SaveProblem,
	saveChannel,
	saveCompetition,
	saveTeam,
} from '#server/reference/save-names.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { areas, summaries } = docsCopy;
const desk = { needs: 'editor', area: areas.names } as const;

const names = defineRoute({
	...{ method: 'GET', path: 'names', ...desk, summary: summaries.names },
	query: namesQuerySchema,
	answer: namesPageSchema,
	run: ({ context, query }) => listNames(context, query, context.clock()),
});

const team = defineRoute({
	...{ method: 'GET', path: 'teams/:id', ...desk, summary: summaries.team },
	answer: teamRecordSchema,
	run: async (call) => known(await readTeamRecord(call.context, idOf(call), call.context.clock())),
});

const changeTeam = defineRoute({
	...{ method: 'PUT', path: 'teams/:id', ...desk, summary: summaries.changeTeam },
	body: teamEditSchema,
	answer: teamRecordSchema,
	async run(call) {
		const { context, body } = call;
		const read = () => readTeamRecord(context, idOf(call), context.clock());
		const saved = await saveTeam(context.db, idOf(call), body, writerOf(call));
		if (!saved.ok) throw await refusalOf(saved.error, body, read);
		return known(await read());
	},
});

const competition = defineRoute({
	...{ method: 'GET', path: 'competitions/:id', ...desk, summary: summaries.competition },
	answer: competitionRecordSchema,
	run: async (call) =>
		known(await readCompetitionRecord(call.context, idOf(call), call.context.clock())),
});

const changeCompetition = defineRoute({
	...{ method: 'PUT', path: 'competitions/:id', ...desk, summary: summaries.changeCompetition },
	body: competitionEditSchema,
	answer: competitionRecordSchema,
	async run(call) {
		const { context, body } = call;
		const read = () => readCompetitionRecord(context, idOf(call), context.clock());
		const saved = await saveCompetition(context.db, idOf(call), body, writerOf(call));
		if (!saved.ok) throw await refusalOf(saved.error, body, read);
		return known(await read());
	},
});

const channel = defineRoute({
	...{ method: 'GET', path: 'channels/:id', ...desk, summary: summaries.channel },
	answer: channelRecordSchema,
	run: async (call) =>
		known(await readChannelRecord(call.context, idOf(call), call.context.clock())),
});

const changeChannel = defineRoute({
	...{ method: 'PUT', path: 'channels/:id', ...desk, summary: summaries.changeChannel },
	body: channelEditSchema,
	answer: channelRecordSchema,
	async run(call) {
		const { context, body } = call;
		const read = () => readChannelRecord(context, idOf(call), context.clock());
		const saved = await saveChannel(context.db, idOf(call), body, writerOf(call));
		if (!saved.ok) throw await refusalOf(saved.error, body, read);
		return known(await read());
	},
});

const merge = defineRoute({
	...{ method: 'POST', path: 'names/merge', ...desk, summary: summaries.mergeNames },
	body: mergeSchema,
	answer: mergedSchema,
	async run(call) {
		const merged = await mergeNames(call.context.db, call.body, writerOf(call));
		if (merged.ok) return merged.value;
		if (merged.error === 'same')
			throw new Refusal('invalid', { fields: { into: fieldCopy.choice } });
		throw new Refusal(merged.error);
	},
});

/** Teams, competitions and channels: looked for, changed, joined. */
export const NAMES_ROUTES = [
	names,
	team,
	changeTeam,
	competition,
	changeCompetition,
	channel,
	changeChannel,
	merge,
];

function idOf({ params }: Pick<AdminCall, 'params'>): string {
	return params.id ?? '';
}

function writerOf({ access, now }: Pick<AdminCall, 'access' | 'now'>) {
	return { actor: access.actor, now };
}

function known<Record>(record: Record | null): Record {
	if (record === null) throw new Refusal('not-found');
	return record;
}

async function refusalOf(
	problem: SaveProblem,
	sent: object,
	read: () => Promise<unknown>,
): Promise<Refusal> {
	if (problem === 'not-found') return new Refusal('not-found');
	if (problem === 'stale') return new Refusal('stale', { current: await read(), sent });
	if (problem === 'unknown-picture')
		return new Refusal('invalid', { fields: { picture: fieldCopy.picture } });
	if (problem === 'own-parent')
		return new Refusal('invalid', { fields: { parentId: fieldCopy.ownParent } });
	return new Refusal('invalid', {
		fields: { rights: fieldCopy.unknownChannel, parentId: fieldCopy.unknownChannel },
	});
}
