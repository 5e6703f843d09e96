import { useState } from 'react';
import { useReaderUf } from '#app/site/answer/reader-uf.ts';
import { placeWords } from '#core/answer/copy.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { mapCopy } from '#core/map/copy.ts';

/** Offers to keep the tapped state as the reader's own; renders nothing if it already is. */
export function KeepState({ uf }: { uf: Uf }) {
	const own = useReaderUf();
	const [kept, setKept] = useState<Uf | null>(null);
	const keep = async () => {
		const { readKept, choose } = await import('#app/site/mine/mine-live.tsx');
		choose({ ...readKept().preferences, uf, stateDeclined: false });
		setKept(uf);
	};
	if (kept === uf) return <p role="status">{mapCopy.kept}</p>;
	return own === uf ? null : (
		<button type="button" className="ask-text" onClick={() => void keep()}>
			{mapCopy.keep(placeWords(uf))}
		</button>
	);
}
