import { useEffect, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import type { AccessView } from '#core/identity/contract/access.ts';
import type { ProviderList as Listed, ProviderView } from '#core/identity/contract/providers.ts';
import { ProviderDialog } from './provider-dialog.tsx';

const { access: copy } = settingsCopy;

/**
 * The providers of the sign-in page. An administrator adds and changes them (S6.01); an editor sees
 * which are offered.
 */
export function ProviderList({ offered }: { offered: AccessView['providers'] }) {
	const { me } = usePanel();
	return me.role === 'administrator' ? (
		<Managed />
	) : (
		<Names providers={offered.map(({ id, label }) => ({ id, label, note: '' }))} />
	);
}

function Managed() {
	const [list, setList] = useState<Listed | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [open, setOpen] = useState<ProviderView | 'new' | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		api
			.get('access/providers', { signal: stop.signal })
			.then(setList, (error: unknown) => stop.signal.aborted || setProblem(sentenceOf(error)));
		return () => stop.abort();
	}, []);
	if (problem !== null) return <Alert>{problem}</Alert>;
	if (list === null) return null;
	return (
		<>
			<Names
				providers={list.providers.map((provider) => ({ ...provider, note: noteOf(provider) }))}
				onEdit={(id) =>
					setOpen(list.providers.find((provider) => provider.id === id && !provider.fixed) ?? null)
				}
			/>
			<div className="panel-actions">
				<button type="button" className="button button-quiet" onClick={() => setOpen('new')}>
					{copy.provider.add}
				</button>
			</div>
			{open === null ? null : (
				<ProviderDialog
					provider={open === 'new' ? null : open}
					returnAddress={list.returnAddress}
					onClose={() => setOpen(null)}
					onSaved={(next) => {
						setList(next);
						setOpen(null);
					}}
				/>
			)}
		</>
	);
}

function noteOf({ fixed, enabled }: ProviderView): string {
	if (fixed) return copy.provider.fixed;
	return enabled ? '' : copy.provider.off;
}

type Named = { id: string; label: string; note: string; fixed?: boolean };

function Names({
	providers,
	onEdit,
}: {
	providers: readonly Named[];
	onEdit?: (id: string) => void;
}) {
	if (providers.length === 0) return <p className="quiet">{copy.noProviders}</p>;
	return (
		<ul className="plain-list">
			{providers.map(({ id, label, note, fixed }) => (
				<li key={id} className="panel-actions">
					<span>
						{label} <span className="quiet">{note === '' ? id : `${id} · ${note}`}</span>
					</span>
					{onEdit === undefined || fixed ? null : (
						<button type="button" className="text-button" onClick={() => onEdit(id)}>
							{copy.provider.edit(label)}
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
