import { REGIONS } from '#core/football-pt/regions.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { mapCopy } from '#core/map/copy.ts';
import type { MapSlot } from '#core/map/map-view.ts';
import { cellWords } from '#core/map/map-wording.ts';

/** A slot as a table: the game in each region, with its states. */
export function MapTable({ slot }: { slot: MapSlot }) {
	return (
		<table className="map-table" id={`tabela-${slot.id}`} tabIndex={-1}>
			<caption>
				<span className="part-title">{mapCopy.table.title}</span>{' '}
				<span className="vh">{mapCopy.table.caption(slot.channel.name, slot.kickoffAt)}</span>
			</caption>
			<thead>
				<tr>
					{[mapCopy.table.region, mapCopy.table.shown].map((name) => (
						<th key={name} scope="col">
							<span className="vh">{name}</span>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{Object.entries(REGIONS).map(([name, ufs]) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						<td>
							<RegionCells slot={slot} region={ufs} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function RegionCells({ slot, region }: { slot: MapSlot; region: readonly Uf[] }) {
	const parts = slot.cells
		.map((cell) => ({ cell, ufs: region.filter((uf) => cell.ufs.split(' ').includes(uf)) }))
		.filter(({ ufs }) => ufs.length > 0)
		.sort((a, b) => b.ufs.length - a.ufs.length);
	return parts.map(({ cell, ufs }) => (
		<p key={cell.ufs}>
			{ufs.length === region.length
				? mapCopy.table.all
				: ufs.map((uf, place) => (
						<span key={uf}>
							{place === 0 ? '' : ', '}
							<abbr title={UFS[uf]} data-of={uf}>
								{uf}
							</abbr>
						</span>
					))}
			: <b>{cellWords(slot, cell)}</b>
		</p>
	));
}
