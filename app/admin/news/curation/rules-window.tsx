import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { formatMoment } from '#core/copy/moments.ts';
import type { Rules, RuleView } from '#core/news/curation/contract.ts';
import { curationCopy } from '#core/news/curation/copy/curation.ts';
import { RuleForm } from './rule-form.tsx';

const copy = curationCopy.rule;
const RULES = readOf('curation/rules');

/** The rules with how often each was of use; one of them, or a new one, in a form. */
export function RulesWindow({ onClose }: { onClose: () => void }) {
	const client = useQueryClient();
	const { data: loaded = null, error } = useQuery(RULES);
	const show = (rules: Rules) => client.setQueryData(RULES.queryKey, rules);
	const [edited, edit] = useState<RuleView | 'new' | null>(null);
	const removing = useSave();
	const remove = ({ id, revision }: RuleView) =>
		void removing.run(async () =>
			show(await api.send('DELETE', 'curation/rules/:id', { params: { id }, query: { revision } })),
		);
	return (
		<Dialog title={copy.title} onClose={onClose}>
			{error === null && removing.problem === null ? null : (
				<Alert>{error === null ? removing.problem : sentenceOf(error)}</Alert>
			)}
			{loaded === null || edited === null ? null : (
				<RuleForm
					key={edited === 'new' ? 'new' : edited.id}
					rule={edited === 'new' ? null : edited}
					sources={loaded.sources}
					onSaved={(rules) => {
						show(rules);
						edit(null);
					}}
					onBack={() => edit(null)}
				/>
			)}
			{loaded === null || edited !== null ? null : (
				<>
					<p className="quiet">{copy.text}</p>
					{loaded.rules.length === 0 ? <p>{copy.none}</p> : null}
					<ul className="row-list">
						{loaded.rules.map((rule) => (
							<RuleLine
								key={rule.id}
								rule={rule}
								sources={loaded.sources}
								onEdit={() => edit(rule)}
								onRemove={() => remove(rule)}
							/>
						))}
					</ul>
					<p>
						<button type="button" className="button" onClick={() => edit('new')}>
							{copy.new}
						</button>
					</p>
				</>
			)}
		</Dialog>
	);
}

type RuleLineProps = {
	rule: RuleView;
	sources: Rules['sources'];
	onEdit: () => void;
	onRemove: () => void;
};

function RuleLine({ rule, sources, onEdit, onRemove }: RuleLineProps) {
	const { kind, words, sourceIds, enabled, isDamaged, hits, lastHitAt } = rule;
	const text = isDamaged
		? copy.unreadable
		: words.length === 0
			? copy.everything
			: words.join(', ');
	const names = sourceIds
		.map((id) => sources.find((source) => source.id === id)?.name ?? id)
		.join(', ');
	return (
		<li>
			<div>
				<b>{copy.kinds[kind]}</b> {text} {names === '' ? '' : copy.of(names)}
				<span className="cell-note">
					{[
						isDamaged ? copy.damaged : enabled ? null : copy.off,
						hits === 0 ? copy.never : copy.hits(hits),
						lastHitAt === null ? null : copy.lastHit(formatMoment(lastHitAt)),
					]
						.filter(Boolean)
						.join(' · ')}
				</span>
			</div>
			<span className="block-actions">
				<button
					type="button"
					className="text-button"
					aria-label={copy.editOf(text)}
					onClick={onEdit}
				>
					{copy.edit}
				</button>
				<button
					type="button"
					className="text-button"
					aria-label={copy.removeOf(text)}
					onClick={onRemove}
				>
					{copy.remove}
				</button>
			</span>
		</li>
	);
}
