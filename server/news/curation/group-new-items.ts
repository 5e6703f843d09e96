import { chooseGroup, type KnownItem, TITLE_WINDOW_MS } from '#core/news/curation/choose-group.ts';
import type { RuleView } from '#core/news/curation/contract.ts';
import { decidingRule } from '#core/news/curation/curation-rule.ts';
import { itemKeys } from '#core/news/curation/item-keys.ts';
import { type SubjectFinder, suggestSubjects } from '#core/news/curation/suggest-subjects.ts';
import { titleWords } from '#core/news/curation/title-words.ts';
import { normalize } from '#core/search/normalize.ts';
import type { AppContext } from '#server/context.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { newId } from '#server/ids.ts';
import { createCurationRepository } from './curation-repository.ts';
import type { CurationGroupTable } from './curation-schema.ts';
import { createCurationWriter } from './curation-write-repository.ts';
import { createFeedItemRepository, type FeedItemFacts } from './feed-item-repository.ts';
import { createRuleRepository, createRuleWriter } from './rule-repository.ts';
import { openSubjectFinder } from './subject-finder.ts';

/** Items per transaction: short, because other writers wait for it. */
const BATCH = 100;
/** Another process may commit an item later although its id is lower than the last known one. */
const OVERLAP_MS = 15 * 60_000;

type Tools = {
	finder: SubjectFinder;
	decide: (item: { title: string; summary: string; sourceId: string }) => RuleView | null;
	now: number;
};

/**
 * Groups new feed items (`chooseGroup`), suggests their subjects and applies the rules. Called
 * after each poll and before the queue is shown; idempotent, up to about `most` items. Returns how
 * many were grouped and how many still wait.
 */
export async function groupNewItems(
	context: Pick<AppContext, 'db' | 'data'>,
	{ now, most = 200 }: { now: number; most?: number },
): Promise<{ grouped: number; waiting: number }> {
	const { db } = context;
	let from = await firstNewId(db.kysely);
	const feedItems = createFeedItemRepository(db.kysely);
	let items = await feedItems.listUngrouped(from, BATCH);
	if (items.length === 0) return { grouped: 0, waiting: 0 };
	const tools = await openTools(context, now);
	let grouped = 0;
	while (items.length > 0 && grouped < most) {
		const batch = items;
		await db.transaction((trx) => groupAll(trx, batch, tools));
		grouped += batch.length;
		// Resume after the batch: else each step would rescan all items grouped before.
		from = batch.at(-1)?.id ?? from;
		items = await feedItems.listUngrouped(from, BATCH);
	}
	return { grouped, waiting: items.length === 0 ? 0 : await feedItems.countUngrouped(from) };
}

async function openTools(context: Pick<AppContext, 'db' | 'data'>, now: number): Promise<Tools> {
	const [finder, rules] = await Promise.all([
		openSubjectFinder(context, now),
		createRuleRepository(context.db.kysely).list(),
	]);
	return { finder, decide: decidingRule(rules), now };
}

async function firstNewId(db: Reader): Promise<string> {
	const last = Number.parseInt((await createCurationRepository(db).lastItem()).slice(0, 12), 16);
	return Number.isNaN(last)
		? ''
		: Math.max(0, last - OVERLAP_MS)
				.toString(16)
				.padStart(12, '0');
}

async function groupAll(trx: Writer, items: readonly FeedItemFacts[], tools: Tools): Promise<void> {
	const touched = new Set<string>();
	const hits = new Map<string, number>();
	for (const item of items) {
		const rule = tools.decide({
			title: item.title,
			summary: item.summary ?? '',
			sourceId: item.source_id,
		});
		if (rule !== null) hits.set(rule.id, (hits.get(rule.id) ?? 0) + 1);
		for (const group of await place(trx, { item, rule, tools })) touched.add(group);
	}
	const writes = createCurationWriter(trx);
	for (const group of touched) await writes.recount(group);
	for (const [id, count] of hits)
		await createRuleWriter(trx).countHits(id, { hits: count, at: tools.now });
}

type Placed = { item: FeedItemFacts; rule: RuleView | null; tools: Tools };

/**
 * Stores an item in its group or a new one. Groups that turn out to be one story are merged, unless
 * they were decided differently.
 */
async function place(trx: Writer, { item, rule, tools }: Placed): Promise<string[]> {
	const keys = itemKeys({
		id: item.id,
		sourceId: item.source_id,
		guid: item.guid,
		url: item.url,
		title: item.title,
		at: item.at,
	});
	const words = titleWords(item.title);
	const { groups } = chooseGroup({ words, at: item.at }, await knownItems(trx, keys, item.at));
	const writes = createCurationWriter(trx);
	const known = await createCurationRepository(trx).groups(groups);
	const ordered = groups.flatMap((id) => known.find((group) => group.id === id) ?? []);
	const target = ordered[0] ?? newGroup({ item, rule, tools });
	if (ordered.length === 0) await writes.insertGroup(target);
	else if (rule?.kind === 'keep' && target.state === 'open' && target.kept === 0)
		await writes.change(target, { kept: 1, rule_id: rule.id });
	const row = {
		item_id: item.id,
		group_id: target.id,
		source_id: item.source_id,
		words: words.join(' '),
		at: item.at,
	};
	await writes.insertItem(row, [
		keys.guid,
		...[keys.address, keys.title].filter((key) => key !== null),
		...keys.bands,
	]);
	for (const other of ordered.slice(1)) {
		if (other.state === target.state || other.state === 'open')
			await writes.mergeGroups(other.id, target.id);
	}
	// A new group already counts its one item.
	return ordered.length === 0 ? [] : [target.id];
}

async function knownItems(
	trx: Writer,
	keys: ReturnType<typeof itemKeys>,
	at: number,
): Promise<KnownItem[]> {
	const repository = createCurationRepository(trx);
	const strongKeys = [keys.guid, ...(keys.address === null ? [] : [keys.address])];
	const strong = await repository.byKeys(strongKeys, null);
	const around = { from: at - TITLE_WINDOW_MS, to: at + TITLE_WINDOW_MS };
	const same =
		strong.length > 0 || keys.title === null ? [] : await repository.byKeys([keys.title], around);
	const hits = [...strong, ...same];
	if (hits.length === 0) hits.push(...(await repository.byKeys(keys.bands, around)));
	const by = (key: string): KnownItem['by'] =>
		key === keys.guid ? 'guid' : key === keys.address ? 'address' : 'title';
	return hits.map((hit) => ({
		groupId: hit.group_id,
		by: by(hit.key),
		words: hit.words.split(' ').filter(Boolean),
		at: hit.at,
	}));
}

function newGroup({ item, rule, tools }: Placed): CurationGroupTable {
	const subjects = suggestSubjects(item.title, item.at, tools.finder);
	const isRejected = rule?.kind === 'reject';
	return {
		id: newId(),
		title: item.title,
		search_text: normalize(`${item.title} ${item.source}`),
		latest_at: item.at,
		created_at: tools.now,
		items: 1,
		sources: 1,
		state: isRejected ? 'rejected' : 'open',
		snoozed_until: null,
		article_id: null,
		rule_id: rule?.id ?? null,
		kept: rule?.kind === 'keep' ? 1 : 0,
		team_ids: JSON.stringify(subjects.teamIds),
		competition_ids: JSON.stringify(subjects.competitionIds),
		game_ids: JSON.stringify(subjects.gameIds),
		decided_at: isRejected ? tools.now : null,
		decided_by: null,
		revision: 1,
	};
}
