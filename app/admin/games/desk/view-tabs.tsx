import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, memo, useState } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { Conflict } from '#app/admin/ui/conflict.tsx';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { DeskSetup, DeskView, DeskViews } from '#core/games/contract/desk.ts';
import { BUILT_IN_VIEWS, deskCopy } from '#core/games/copy/desk.ts';
import { reportsTitle } from '#core/reports/copy/title.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

const { views: copy, keepView, manageViews } = deskCopy;

/** Names to choose from, and the views that the operator kept. */
export const SETUP = readOf('desk');

/**
 * Views that everybody has, those that the operator kept, and the way to keep the present one. Each
 * is a link.
 */
export const ViewTabs = memo(function ViewTabs({
	setup,
	query,
}: {
	setup: DeskSetup;
	query: string;
}) {
	const client = useQueryClient();
	const { views, revision } = setup;
	const kept = { views, revision };
	const keep = (views: DeskViews) =>
		client.setQueryData(SETUP.queryKey, (before) => before && { ...before, ...views });
	const [open, setOpen] = useState<'keep' | 'manage' | null>(null);
	const isKnown = [...BUILT_IN_VIEWS, ...kept.views].some((view) => sameView(view.query, query));
	return (
		<div className="gd-views">
			<nav aria-label={copy.label}>
				<ul>
					{BUILT_IN_VIEWS.map((view) => (
						<ViewLink key={view.query} view={view} query={query} />
					))}
					{kept.views.map((view) => (
						<ViewLink key={`${view.name} ${view.query}`} view={view} query={query} own />
					))}
					<li>
						<a href={panelPaths.reports}>{reportsTitle}</a>
					</li>
				</ul>
			</nav>
			<div className="gd-views-own">
				{isKnown ? null : (
					<button type="button" className="text-button" onClick={() => setOpen('keep')}>
						{copy.keep}
					</button>
				)}
				{kept.views.length === 0 ? null : (
					<button type="button" className="text-button" onClick={() => setOpen('manage')}>
						{copy.manage}
					</button>
				)}
			</div>
			{open === 'keep' ? (
				<KeepView kept={kept} query={query} onKept={keep} onClose={() => setOpen(null)} />
			) : null}
			{open === 'manage' ? (
				<ManageViews kept={kept} onKept={keep} onClose={() => setOpen(null)} />
			) : null}
		</div>
	);
});

function sameView(a: string, b: string): boolean {
	return new URLSearchParams(a).toString() === new URLSearchParams(b).toString();
}

function ViewLink({
	view: { name, query: own },
	query,
	own: isOwn = false,
}: {
	view: DeskView;
	query: string;
	own?: boolean;
}) {
	return (
		<li>
			<a
				href={own === '' ? panelPaths.games : `${panelPaths.games}?${own}`}
				aria-current={sameView(own, query) ? 'page' : undefined}
				data-own={isOwn || undefined}
			>
				{isOwn ? <ToolIcon name="brand" /> : null}
				{name}
				{isOwn ? <span className="vh"> ({copy.own})</span> : null}
			</a>
		</li>
	);
}

type KeepProps = { kept: DeskViews; onKept: (views: DeskViews) => void; onClose: () => void };

function KeepView({ kept, query, onKept, onClose }: KeepProps & { query: string }) {
	const [name, setName] = useState('');
	const save = useSave<DeskViews>();
	const store = async (base: DeskViews) => {
		const views = [...base.views, { name, query }];
		const stored = () =>
			api.send('PUT', 'desk/views', { body: { views, revision: base.revision } });
		if (await save.run(async () => onKept(await stored()))) onClose();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void store(kept);
	};
	const names = ({ views }: DeskViews) => views.map((view) => view.name).join(', ') || '—';
	return (
		<Dialog title={keepView.title} onClose={onClose}>
			<form className="panel-form" onSubmit={submit} noValidate>
				<Field
					label={keepView.name}
					value={name}
					maxLength={40}
					autoComplete="off"
					hint={keepView.hint}
					error={save.fields[`views.${kept.views.length}.name`]}
					onChange={(event) => setName(event.target.value)}
				/>
				<SaveBar state={save} label={keepView.save} />
			</form>
			<Conflict
				save={save}
				rows={(theirs) => [
					{ label: copy.label, mine: [names(kept), name].join(', '), theirs: names(theirs) },
				]}
				onKeep={store}
				onTake={(theirs) => {
					onKept(theirs);
					onClose();
				}}
			/>
		</Dialog>
	);
}

function ManageViews({ kept, onKept, onClose }: KeepProps) {
	const save = useSave<DeskViews>();
	const remove = (place: number) =>
		save.run(async () => {
			const views = kept.views.filter((_, at) => at !== place);
			onKept(await api.send('PUT', 'desk/views', { body: { views, revision: kept.revision } }));
		});
	return (
		<Dialog title={manageViews.title} onClose={onClose}>
			{kept.views.length === 0 ? <p className="quiet">{manageViews.empty}</p> : null}
			<ul className="row-list">
				{kept.views.map(({ name }, place) => (
					<li key={name}>
						<div>{name}</div>
						<button
							type="button"
							className="icon-button"
							aria-label={manageViews.remove(name)}
							aria-disabled={save.busy || undefined}
							onClick={() => void remove(place)}
						>
							<ToolIcon name="trash" />
						</button>
					</li>
				))}
			</ul>
			{save.problem === null ? null : <Alert>{save.problem}</Alert>}
			<div className="panel-actions">
				<button type="button" className="button button-quiet" onClick={onClose}>
					{manageViews.close}
				</button>
			</div>
		</Dialog>
	);
}
