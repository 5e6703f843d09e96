import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { usePanel } from '#app/admin/panel-context.ts';
import { EntryDialog } from '#app/admin/sources/entry-dialog.tsx';
import { ErrorWords } from '#app/admin/ui/error-words.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import type { FeedView } from '#core/feeds/contract.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import type { CatalogueItemView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';

const copy = feedsPanelCopy.catalogue;

type FeedCatalogueProps = { feeds: readonly FeedView[]; onAdd: (address: string) => void };

/** The news feeds of the catalogue; adding one begins with its address. */
export function FeedCatalogue({ feeds, onAdd }: FeedCatalogueProps) {
	const [isOpen, setOpen] = useState(false);
	const { data, error } = useQuery({ ...readOf('catalogue'), enabled: isOpen });
	const [edited, setEdited] = useState<CatalogueItemView | null>(null);
	const client = useQueryClient();
	const known = new Set(feeds.map(({ feedUrl }) => feedUrl));
	const items = data?.items.filter(({ entry }) => entry.kind === 'noticias') ?? [];
	return (
		<details className="feed-catalogue" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>
				<h2>{copy.title}</h2>
			</summary>
			<p className="quiet">{copy.lead}</p>
			{error === null ? null : (
				<Alert>
					<ErrorWords error={error} />
				</Alert>
			)}
			<ul>
				{items.map((item) => (
					<FeedEntry
						key={item.entry.id}
						item={item}
						isKnown={known.has(item.entry.template)}
						onAdd={onAdd}
						onEdit={() => setEdited(item)}
					/>
				))}
			</ul>
			{edited === null ? null : (
				<EntryDialog
					item={edited}
					onDone={() => client.invalidateQueries()}
					onClose={() => setEdited(null)}
				/>
			)}
		</details>
	);
}

type FeedEntryProps = {
	item: CatalogueItemView;
	isKnown: boolean;
	onAdd: (address: string) => void;
	onEdit: () => void;
};

function FeedEntry({ item: { entry }, isKnown, onAdd, onEdit }: FeedEntryProps) {
	const { me } = usePanel();
	if (entry.kind !== 'noticias') return null;
	const { name, template, topic, confidence, verified } = entry;
	const facts = [
		...[topic, sourcesCopy.confidence[confidence]],
		...(verified ? [] : [sourcesCopy.notVerified]),
	];
	return (
		<li>
			<h3>{name}</h3>
			<p className="quiet">
				{template} · {facts.join(' · ')}
			</p>
			<div className="panel-actions">
				{isKnown ? (
					<span className="quiet">{copy.known}</span>
				) : (
					<button
						type="button"
						className="text-button"
						aria-label={copy.addOf(name)}
						onClick={() => onAdd(template)}
					>
						{copy.add}
					</button>
				)}
				{me.role === 'administrator' ? (
					<button
						type="button"
						className="text-button"
						aria-label={sourcesCopy.editEntryOf(name)}
						onClick={onEdit}
					>
						{sourcesCopy.editEntry}
					</button>
				) : null}
			</div>
		</li>
	);
}
