import { fail, ok, type Result } from '#core/kit/result.ts';
import type { GamesEntry } from '#core/sources/catalogue-entry.ts';
import { sourceFieldCopy } from '#core/sources/copy/fields.ts';
import type { ApplyMode, GameSource } from '#core/sources/game-source.ts';
import { fillCompetition, isSameOrigin } from '#core/sources/render-address.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppContext } from '#server/context.ts';
import { shippedOrEdited } from './read-catalogue.ts';
import { addSource, type SaveProblem } from './save-source.ts';
import { createGameSourceRepository } from './source-repository.ts';

type Choice = {
	entryId: string;
	competitionIds: string[];
	key: string | null;
	apply: ApplyMode;
	createMissing: boolean;
};
type Context = Pick<AppContext, 'db' | 'identity' | 'data'>;

/**
 * Adds sources from an entry of the catalogue, one for each chosen competition; all are off. An
 * entry without competitions gives one source. Without a key that of another source of the same
 * service serves, if both have the same origin.
 */
export async function addFromEntry(
	context: Context,
	{ entryId, competitionIds, key, ...policy }: Choice,
	by: { actor: Actor; now: number },
): Promise<Result<GameSource[], SaveProblem>> {
	const entry = await shippedOrEdited(context.db.kysely, entryId);
	if (entry === null || entry.kind !== 'jogos') return fail('not-found');
	const { competitions } = await context.data.reference();
	const chosen = entry.competitions.filter(
		({ id }) => competitionIds.includes(id) && competitions.has(id),
	);
	if (chosen.length < competitionIds.length)
		return fail({ fields: { competitionIds: sourceFieldCopy.unknownCompetition } });
	if (entry.competitions.length > 0 && chosen.length === 0)
		return fail({ fields: { competitionIds: sourceFieldCopy.competition } });
	const usedKey = entry.key === null ? null : (key ?? (await knownKey(context, entry)));
	if (entry.key !== null && usedKey === null)
		return fail({ fields: { key: sourceFieldCopy.keyNeeded } });
	const shared = { ...settingsOf(entry), ...policy, key: usedKey };
	const added: GameSource[] = [];
	for (const { id, code, season } of chosen) {
		const name = `${entry.name}: ${competitions.get(id)?.shortName ?? id}`;
		const template = fillCompetition(entry.template, code);
		added.push(
			await addSource(context, { ...shared, name, template, season, competitionId: id }, by),
		);
	}
	if (chosen.length === 0) {
		const own = { name: entry.name, template: entry.template, competitionId: null };
		added.push(await addSource(context, { ...shared, ...own, season: 'year' }, by));
	}
	return ok(added);
}

function settingsOf({ id, format, key, intervalMinutes }: GamesEntry) {
	return { entryId: id, format, intervalMinutes, keyHeader: key?.header ?? null };
}

async function knownKey(
	{ db, identity }: Context,
	{ template }: GamesEntry,
): Promise<string | null> {
	for (const { sealedKey, ...source } of await createGameSourceRepository(db.kysely).list()) {
		if (sealedKey === null || !isSameOrigin(source.template, template)) continue;
		const key = identity.box.open('source-key', sealedKey);
		if (key !== null) return key;
	}
	return null;
}
