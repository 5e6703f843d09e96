import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { usePanel } from '#app/admin/panel-context.ts';
import { SettingsScreen } from '#app/admin/settings/settings-screen.tsx';
import { ErrorWords } from '#app/admin/ui/error-words.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import type { CatalogueItemView, SourceView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import { AddDialog } from './add-dialog.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import type { DialogProps } from './dialog-props.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { SourceRow } from './source-row.tsx';
import { TestDialog } from './test-dialog.tsx';

const copy = sourcesCopy;

type Open =
	| { what: 'own' }
	| { what: 'edit'; source: SourceView }
	| { what: 'test'; source: SourceView }
	| { what: 'follow'; item: CatalogueItemView }
	| { what: 'entry'; item: CatalogueItemView };

/** The followed sources with their state, and the catalogue to choose from. */
export function SourcesScreen() {
	const list = useQuery(readOf('sources'));
	const catalogue = useQuery(readOf('catalogue'));
	const client = useQueryClient();
	const { me } = usePanel();
	const [open, setOpen] = useState<Open | null>(null);
	const [said, setSaid] = useState('');
	const manages = me.role === 'administrator';
	const error = list.error ?? catalogue.error;
	const refresh = async (sentence = '') => {
		setSaid(sentence);
		await client.invalidateQueries();
	};
	return (
		<SettingsScreen
			title={copy.title}
			actions={
				manages ? (
					<button type="button" className="button" onClick={() => setOpen({ what: 'own' })}>
						{copy.addOwn}
					</button>
				) : null
			}
		>
			<p className="welcome">{copy.lead}</p>
			{manages ? null : <Alert kind="note">{copy.onlyAdministrator}</Alert>}
			<p role="status" className="source-said">
				{said}
			</p>
			{error === null ? null : (
				<Alert>
					<ErrorWords error={error} />
				</Alert>
			)}
			<section className="setting-block" aria-labelledby="fontes-seguidas">
				<h2 id="fontes-seguidas">{copy.list}</h2>
				{list.data?.sources.length === 0 ? <p className="quiet">{copy.empty}</p> : null}
				{list.isPending ? <p className="quiet">{copy.loading}</p> : null}
				<ul className="source-list">
					{list.data?.sources.map((source) => (
						<SourceRow
							key={source.id}
							source={source}
							now={list.data.now}
							manages={manages}
							onEdit={() => setOpen({ what: 'edit', source })}
							onTest={() => setOpen({ what: 'test', source })}
							onDone={refresh}
						/>
					))}
				</ul>
			</section>
			{catalogue.data === undefined ? null : (
				<CatalogueList
					catalogue={catalogue.data}
					manages={manages}
					onFollow={(item) => setOpen({ what: 'follow', item })}
					onEdit={(item) => setOpen({ what: 'entry', item })}
				/>
			)}
			<OpenDialog
				open={open}
				competitions={catalogue.data?.competitions ?? []}
				onDone={refresh}
				onClose={() => setOpen(null)}
			/>
		</SettingsScreen>
	);
}

function OpenDialog({ open, ...props }: DialogProps & { open: Open | null }) {
	if (open === null) return null;
	if (open.what === 'own') return <SourceDialog source={null} {...props} />;
	if (open.what === 'edit') return <SourceDialog source={open.source} {...props} />;
	if (open.what === 'test') return <TestDialog source={open.source} {...props} />;
	if (open.what === 'follow') return <AddDialog item={open.item} {...props} />;
	return <EntryDialog item={open.item} {...props} />;
}
