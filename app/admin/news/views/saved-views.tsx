import { type FormEvent, useState } from 'react';
import { EditorIcon } from '#app/admin/news/editor/editor-icon.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ScreenViews, ViewScreen } from '#core/news/contract/screen-views.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';

const copy = articleDeskCopy.views;

type Props = {
	screen: ViewScreen;
	views: ScreenViews;
	/** The query of the current filter. */
	query: string;
	onShow(query: string): void;
};

/** Named filters of an operator: a click shows one, and the current filter can be saved. */
export function SavedViews({ screen, views: loaded, query, onShow }: Props) {
	const [kept, setKept] = useState(loaded);
	const [name, setName] = useState<string | null>(null);
	const save = useSave<ScreenViews>();
	const isTaken = kept.views.some((view) => view.name === name?.trim());

	async function store(views: ScreenViews['views']): Promise<boolean> {
		return save.run(async () =>
			setKept(
				await api.send('PUT', 'views/:screen', {
					params: { screen },
					body: { views, revision: kept.revision },
				}),
			),
		);
	}

	async function add(event: FormEvent): Promise<void> {
		event.preventDefault();
		const wanted = name?.trim() ?? '';
		if (wanted !== '' && !isTaken && (await store([...kept.views, { name: wanted, query }])))
			setName(null);
	}

	if (kept.views.length === 0 && query === '') return null;
	return (
		<div className="saved-views">
			{kept.views.length === 0 ? null : (
				<ul aria-label={copy.label}>
					{kept.views.map((view) => (
						<li key={view.name} className="subject-chip">
							<button
								type="button"
								className="view-name"
								aria-pressed={view.query === query}
								onClick={() => onShow(view.query)}
							>
								{view.name}
							</button>
							<button
								type="button"
								aria-label={copy.remove(view.name)}
								onClick={() => void store(kept.views.filter((other) => other.name !== view.name))}
							>
								<EditorIcon name="close" />
							</button>
						</li>
					))}
				</ul>
			)}
			{name === null ? (
				query !== '' && !kept.views.some((view) => view.query === query) ? (
					<button type="button" className="text-button" onClick={() => setName('')}>
						{copy.save}
					</button>
				) : null
			) : (
				<form className="view-form" onSubmit={(event) => void add(event)}>
					<label>
						<span className="vh">{copy.name}</span>
						<span className="field-box">
							{/* Focused because the operator just asked for it. */}
							<input
								ref={focusNow}
								maxLength={40}
								placeholder={copy.name}
								value={name}
								onChange={(event) => setName(event.target.value)}
							/>
						</span>
					</label>
					<button type="submit" className="button button-quiet">
						{copy.save}
					</button>
					{isTaken ? <p className="field-error">{copy.taken}</p> : null}
				</form>
			)}
			{save.problem === null ? null : <Alert>{save.problem}</Alert>}
		</div>
	);
}

function focusNow(input: HTMLInputElement | null): void {
	input?.focus();
}
