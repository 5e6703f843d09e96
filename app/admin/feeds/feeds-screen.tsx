import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Screen } from '#app/admin/ui/screen.tsx';
import { panelCopy } from '#core/copy/panel.ts';
import type { FeedView } from '#core/feeds/contract.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { AddDialog } from './add-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { FeedCatalogue } from './feed-catalogue.tsx';
import { FeedDesk } from './feed-desk.tsx';
import { FeedTools } from './feed-tools.tsx';
import { OpmlDialog } from './opml-dialog.tsx';

const copy = feedsPanelCopy;
const title = panelCopy.menu.feeds;

/** `address`: an entry of the catalogue is added. */
type Open = 'add' | 'opml' | { address: string } | FeedView | null;

/** The news sources: their health, and all actions on them. */
export function FeedsScreen({ feeds, now }: { feeds: readonly FeedView[]; now: number }) {
	const { revalidate } = useRevalidator();
	const [open, setOpen] = useState<Open>(null);
	const [said, setSaid] = useState('');
	const close = () => setOpen(null);

	function done(sentence: string): void {
		setSaid(sentence);
		void revalidate();
	}

	return (
		<Screen
			title={title}
			actions={
				<FeedTools
					empty={feeds.length === 0}
					onAdd={() => setOpen('add')}
					onImport={() => setOpen('opml')}
					onSaid={setSaid}
				/>
			}
		>
			<p className="welcome">{copy.lead}</p>
			<p role="status" className="feed-said">
				{said}
			</p>
			{feeds.length === 0 ? (
				<FeedsEmpty onAdd={() => setOpen('add')} onImport={() => setOpen('opml')} />
			) : (
				<FeedDesk feeds={feeds} now={now} onEdit={setOpen} onDone={done} />
			)}
			<FeedCatalogue feeds={feeds} onAdd={(address) => setOpen({ address })} />
			{open === 'add' ? <AddDialog feeds={feeds} onDone={done} onClose={close} /> : null}
			{isAddress(open) ? (
				<AddDialog address={open.address} feeds={feeds} onDone={done} onClose={close} />
			) : null}
			{open === 'opml' ? <OpmlDialog onDone={done} onClose={close} /> : null}
			{open === null || typeof open === 'string' || isAddress(open) ? null : (
				<EditDialog feed={open} feeds={feeds} onDone={done} onClose={close} />
			)}
		</Screen>
	);
}

function isAddress(open: Open): open is { address: string } {
	return open !== null && typeof open !== 'string' && 'address' in open;
}

function FeedsEmpty({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
	return (
		<div className="feeds-empty">
			<h2>{copy.emptyTitle}</h2>
			<p className="quiet">{copy.emptyText}</p>
			<div className="panel-actions">
				<button type="button" className="button" onClick={onAdd}>
					{copy.add}
				</button>
				<button type="button" className="button button-quiet" onClick={onImport}>
					{copy.importOpml}
				</button>
			</div>
		</div>
	);
}
