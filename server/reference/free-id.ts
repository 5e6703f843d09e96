import { slugPart } from '#core/games/slug.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import type { Writer } from '#server/db/app-database.ts';
import { createCreatedNameRepository } from '#server/importing/new-names/created-name-repository.ts';
import { createReferenceMoveRepository } from './reference-move-repository.ts';

type Wanted = { kind: PickerKind; all: readonly { id: string }[]; words: readonly string[] };

/**
 * An id for a new entry: the page's address, derived from the first usable `words`. Never one that
 * another entry has or had, or that an import under review holds for its commit.
 */
export async function freeId(trx: Writer, { kind, all, words }: Wanted): Promise<string> {
	const held = await createCreatedNameRepository(trx).listHeld(kind);
	const taken = new Set([...all.map(({ id }) => id), ...held]);
	const moves = createReferenceMoveRepository(trx);
	const [base = kind] = words.map(asId).filter((id) => id !== '');
	const numbered = Array.from({ length: taken.size + 1 }, (_, place) => `${base}-${place + 2}`);
	for (const id of [...words.map(asId), ...numbered]) {
		if (id !== '' && !taken.has(id) && (await moves.find(kind, id)) === null) return id;
	}
	throw new Error('No free id');
}

function asId(words: string): string {
	return slugPart(words).replaceAll('_', '-');
}
