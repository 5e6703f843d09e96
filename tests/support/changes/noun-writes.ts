import type { PickerKind } from '#core/names/pickers.ts';
import { readBrand, saveBrand } from '#server/brand/save-brand.ts';
import { readSite, saveSite } from '#server/brand/save-site.ts';
import { createTeam } from '#server/reference/create-name.ts';
import { mergeNames } from '#server/reference/merge-names.ts';
import {
	readChannelRecord,
	readCompetitionRecord,
	readTeamRecord,
} from '#server/reference/read-names.ts';
import { saveChannel, saveCompetition, saveTeam } from '#server/reference/save-names.ts';
import { EDITOR } from '#tests/support/articles.ts';
import { pick, type Writing } from './writing.ts';

/** Gives the site another name, or another address of its profile. */
export async function writeBrand({ db, random, now }: Writing): Promise<void> {
	const by = { actor: EDITOR.actor, now: now() };
	const turn = Math.floor(random() * 1e6);
	if (random() < 0.5) {
		const { isDamaged: _brand, ...brand } = await readBrand(db.kysely);
		await saveBrand(db, { ...brand, slogan: `Onde passa o jogo ${turn}` }, by);
	} else {
		const { isDamaged: _site, ...site } = await readSite(db.kysely);
		await saveSite(db, { ...site, perfilSocialURL: `https://social.example/${turn}` }, by);
	}
}

const NAME_WRITES = { team: renameTeam, competition: changeRights, channel: renameChannel, join };

/**
 * Renames a team or a channel, sells the rights of a competition, or joins a new team with an old
 * one.
 */
export function writeName(writing: Writing): Promise<unknown> {
	return NAME_WRITES[pick(writing, ['team', 'competition', 'channel', 'join'] as const)](writing);
}

const nameOf = ({ random }: Writing, kind: PickerKind) => `${kind} ${Math.floor(random() * 1e6)}`;

async function renameTeam(writing: Writing): Promise<void> {
	const record = await readTeamRecord(
		writing,
		pick(writing, ['flamengo', 'palmeiras', 'gremio']),
		writing.now(),
	);
	if (record === null) return;
	const { id, games: _games, kit: _kit, ...team } = record;
	await saveTeam(
		writing.db,
		id,
		{ ...team, shortName: nameOf(writing, 'team') },
		{ actor: EDITOR.actor, now: writing.now() },
	);
}

async function changeRights(writing: Writing): Promise<void> {
	const record = await readCompetitionRecord(writing, 'brasileirao-a', writing.now());
	if (record === null) return;
	const { id, games: _games, holders: _holders, ...competition } = record;
	const rights = [
		{
			channelId: pick(writing, ['sportv', 'globo', 'premiere']),
			until: '2027-12-31',
			shows: 'all' as const,
		},
	];
	await saveCompetition(
		writing.db,
		id,
		{ ...competition, rights },
		{ actor: EDITOR.actor, now: writing.now() },
	);
}

async function renameChannel(writing: Writing): Promise<void> {
	const record = await readChannelRecord(
		writing,
		pick(writing, ['globo', 'premiere', 'sportv']),
		writing.now(),
	);
	if (record === null) return;
	const { id, games: _games, parentName: _parent, ...channel } = record;
	const opening = { ...channel.opening, service: nameOf(writing, 'channel') };
	await saveChannel(
		writing.db,
		id,
		{ ...channel, opening },
		{ actor: EDITOR.actor, now: writing.now() },
	);
}

async function join(writing: Writing): Promise<void> {
	const by = { actor: EDITOR.actor, now: writing.now() };
	const made = await createTeam(
		writing.db,
		{ name: nameOf(writing, 'team'), country: 'BR', state: 'RJ', type: 'clube' },
		by,
	);
	if (!made.ok) return;
	await mergeNames(
		writing.db,
		{ kind: 'team', from: made.value.id, into: 'vasco', revision: made.value.revision },
		by,
	);
}
