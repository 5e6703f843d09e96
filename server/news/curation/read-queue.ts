import type { CurationGroup, CurationPage, GroupItem } from '#core/news/curation/contract.ts';
import {
	CURATION_PAGE,
	type CurationFilter,
	cursorOf,
} from '#core/news/curation/curation-filter.ts';
import type { AppContext } from '#server/context.ts';
import { storedWords } from '#server/db/stored-json.ts';
import type { Reference } from '#server/guide-data.ts';
import { readBlockGames } from '#server/news/desk/read-block-games.ts';
import { createCurationRepository } from './curation-repository.ts';
import type { CurationGroupTable } from './curation-schema.ts';
import { createCurationWriter } from './curation-write-repository.ts';
import { createFeedItemRepository, type FeedItemFacts } from './feed-item-repository.ts';
import { createRuleRepository } from './rule-repository.ts';

type Context = Pick<AppContext, 'db' | 'data'>;

/** A page of the queue with its groups' items. Call `groupNewItems` and `wakeSnoozed` first. */
export async function readQueue(
	context: Context,
	filter: CurationFilter,
	waiting: number,
): Promise<CurationPage> {
	const { kysely } = context.db;
	const repository = createCurationRepository(kysely);
	const [found, counts, sources] = await Promise.all([
		repository.page(filter),
		repository.counts(),
		createFeedItemRepository(kysely).sources(),
	]);
	const rows = found.slice(0, CURATION_PAGE);
	const last = rows.at(-1);
	const next =
		found.length > CURATION_PAGE && last !== undefined
			? cursorOf({ at: last.latest_at, id: last.id })
			: null;
	return { groups: await toGroups(context, rows), next, counts, sources, waiting };
}

/** Returns groups whose snooze has ended to the queue. */
export async function wakeSnoozed({ db }: Pick<AppContext, 'db'>, now: number): Promise<void> {
	const ids = await createCurationRepository(db.kysely).snoozedUntil(now);
	if (ids.length === 0) return;
	await db.transaction(async (trx) => {
		for (const group of await createCurationRepository(trx).groups(ids)) {
			if (group.state === 'snoozed')
				await createCurationWriter(trx).change(group, {
					state: 'open',
					snoozed_until: null,
				});
		}
	});
}

async function toGroups(
	{ db, data }: Context,
	rows: readonly CurationGroupTable[],
): Promise<CurationGroup[]> {
	const links = await createCurationRepository(db.kysely).itemsOf(rows.map(({ id }) => id));
	const ids = (row: CurationGroupTable) => storedWords(row.game_ids) ?? [];
	const [items, reference, rules, games] = await Promise.all([
		createFeedItemRepository(db.kysely).byIds(links.map(({ item_id }) => item_id)),
		data.reference(),
		createRuleRepository(db.kysely).list(),
		readBlockGames(data, rows.flatMap(ids)),
	]);
	const byId = new Map(items.map((item) => [item.id, item]));
	return rows.map((row) => ({
		...standingOf(row),
		...namesOf(row, reference),
		rule:
			row.rule_id === null
				? null
				: (rules.find(({ id }) => id === row.rule_id)?.words.join(', ') ?? ''),
		items: links
			.flatMap((link) => (link.group_id === row.id ? (byId.get(link.item_id) ?? []) : []))
			.map(toItem),
		games: games
			.filter(({ id }) => ids(row).includes(id))
			.map(({ id, title }) => ({ id, name: title })),
	}));
}

function standingOf(row: CurationGroupTable) {
	return {
		id: row.id,
		title: row.title,
		state: row.state,
		latestAt: row.latest_at,
		snoozedUntil: row.snoozed_until,
		articleId: row.article_id,
		kept: row.kept === 1,
		decidedBy: row.decided_by,
		revision: row.revision,
	};
}

function namesOf(
	row: CurationGroupTable,
	{ teams, competitions }: Reference,
): Pick<CurationGroup, 'teams' | 'competitions'> {
	const named = (json: string, map: ReadonlyMap<string, { shortName: string }>) =>
		(storedWords(json) ?? []).map((id) => ({ id, name: map.get(id)?.shortName ?? id }));
	return {
		teams: named(row.team_ids, teams),
		competitions: named(row.competition_ids, competitions),
	};
}

function toItem({
	id,
	source_id,
	source,
	title,
	summary,
	url,
	at,
	author,
	licence_note,
	full_text_allowed,
}: FeedItemFacts): GroupItem {
	const licence = full_text_allowed === 1 ? licence_note : '';
	return {
		id,
		source: { id: source_id, name: source },
		title,
		summary: summary ?? '',
		url,
		at,
		author,
		licence,
	};
}
