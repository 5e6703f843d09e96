import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { readOf } from '#app/admin/data/read-of.ts';
import { saveFile } from '#app/admin/ui/save-file.ts';
import { useAddressFilter } from '#app/admin/ui/use-address-filter.ts';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { GIVES, type Gives } from '#core/sources/catalogue-facts.ts';
import {
	catalogueAddress,
	FOLLOWED,
	filterCatalogue,
	readCatalogueFilter,
} from '#core/sources/catalogue-filter.ts';
import type { CatalogueItemView, CatalogueView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';

const copy = sourcesCopy;
const GIVEN: readonly { value: Gives | ''; label: string }[] = [
	{ value: '', label: copy.all },
	...GIVES.filter((gives) => gives !== 'noticias').map((value) => ({
		value,
		label: copy.givesWords[value],
	})),
];

type CatalogueListProps = {
	catalogue: CatalogueView;
	manages: boolean;
	onFollow: (item: CatalogueItemView) => void;
	onEdit: (item: CatalogueItemView) => void;
};

/** Entries that give games, by what they give and by competition, and the export of all entries. */
export function CatalogueList({ catalogue, ...actions }: CatalogueListProps) {
	const query = new URLSearchParams(useLocation().search);
	const [filter, show] = useAddressFilter(readCatalogueFilter(query), catalogueAddress);
	const followed = useQuery(readOf('gaps/followed')).data?.competitionIds ?? [];
	const { items, competitions } = catalogue;
	const shown = filterCatalogue(items, filter, followed);
	const exportAll = () =>
		saveFile({
			...{ name: copy.exportName, type: 'application/json' },
			content: JSON.stringify(
				items.map(({ entry }) => entry),
				null,
				'\t',
			),
		});
	return (
		<section className="setting-block" aria-labelledby="catalogo">
			<h2 id="catalogo">{copy.catalogue}</h2>
			<p className="quiet">{copy.catalogueLead}</p>
			<div className="catalogue-filters">
				<SelectField
					label={copy.gives}
					options={GIVEN}
					value={filter.gives}
					onPick={(gives) => show({ gives })}
				/>
				<SelectField
					label={copy.competition}
					options={[
						{ value: '', label: copy.allCompetitions },
						{ value: FOLLOWED, label: copy.followedCompetitions },
						...competitions.map(({ id, name }) => ({ value: id, label: name })),
					]}
					value={filter.competition}
					onPick={(competition) => show({ competition })}
				/>
				<button type="button" className="button button-quiet" onClick={exportAll}>
					{copy.export}
				</button>
			</div>
			{shown.length === 0 ? <p className="quiet">{copy.nothing}</p> : null}
			<ul className="source-list">
				{shown.map((item) => (
					<CatalogueEntryRow key={item.entry.id} item={item} {...actions} />
				))}
			</ul>
		</section>
	);
}

type EntryRowProps = Omit<CatalogueListProps, 'catalogue'> & { item: CatalogueItemView };

function CatalogueEntryRow({ item, manages, onFollow, onEdit }: EntryRowProps) {
	const { entry, revision } = item;
	const { name, site, note } = entry;
	return (
		<li className="source-row">
			<div className="source-name">
				<h3>{name}</h3>
				<a href={site} target="_blank" rel="noreferrer noopener">
					{site.replace(/^https?:\/\//, '')}
				</a>
			</div>
			<div className="source-state">
				<p>{factsOf(item).join(' · ')}</p>
				<p className="quiet">
					{entry.terms.words} {note}
				</p>
				{revision > 0 ? <p className="quiet">{copy.edited}</p> : null}
			</div>
			{manages ? (
				<div className="source-actions">
					<button
						type="button"
						className="text-button"
						aria-label={copy.followOf(name)}
						onClick={() => onFollow(item)}
					>
						{copy.follow}
					</button>
					<button
						type="button"
						className="text-button"
						aria-label={copy.editEntryOf(name)}
						onClick={() => onEdit(item)}
					>
						{copy.editEntry}
					</button>
				</div>
			) : null}
		</li>
	);
}

function factsOf({ entry }: CatalogueItemView): string[] {
	const { gives, confidence, verified, terms, intervalMinutes } = entry;
	const ofGames =
		entry.kind === 'jogos'
			? [
					...(entry.competitions.length > 0 ? [copy.covers(entry.competitions.length)] : []),
					...(entry.key === null ? [] : [copy.needsKey]),
				]
			: [];
	return [
		gives.map((one) => copy.givesWords[one]).join(', '),
		...ofGames,
		...[copy.every(intervalMinutes), copy.republish[terms.republish], copy.confidence[confidence]],
		...(verified ? [] : [copy.notVerified]),
	];
}
