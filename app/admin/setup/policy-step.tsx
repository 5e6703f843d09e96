import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readOf } from '#app/admin/data/read-of.ts';
import type { SourcePolicy } from '#app/admin/sources/policy-fields.tsx';
import { bodyOf, draftOf } from '#app/admin/sources/source-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { setupCopy } from '#core/setup/copy/panel.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import type { SourceView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';

const copy = setupCopy.policy;
const SOURCES = readOf('sources');

/** What each switched-on source does without a person, and what the rest of the guide does. */
export function PolicyStep({ manages }: { manages: boolean }) {
	const { data } = useQuery(SOURCES);
	const client = useQueryClient();
	const save = useSave();
	const change = (source: SourceView, part: Partial<SourcePolicy>) =>
		void save.run(async () => {
			const { id, revision } = source;
			const body = { ...bodyOf({ ...draftOf(source), ...part }), revision };
			await api
				.send('PUT', 'sources/:id', { params: { id }, body })
				.finally(() => client.invalidateQueries({ queryKey: SOURCES.queryKey }));
		});
	const running = data?.sources.filter(({ enabled }) => enabled) ?? [];
	return (
		<>
			{data !== undefined && running.length === 0 ? <p className="quiet">{copy.none}</p> : null}
			{running.length === 0 ? null : (
				<fieldset className="setup-policy">
					<legend>{copy.sources}</legend>
					{running.map((source) => (
						<div key={source.id}>
							<CheckField
								label={copy.apply(source.name)}
								checked={source.apply === 'apply'}
								disabled={!manages}
								onChange={(applies) => change(source, { apply: applies ? 'apply' : 'propose' })}
							/>
							<p className="quiet">{source.apply === 'apply' ? copy.applies : copy.proposes}</p>
							<CheckField
								label={copy.creates(source.name)}
								checked={source.createMissing}
								disabled={!manages}
								onChange={(createMissing) => change(source, { createMissing })}
							/>
							<p className="quiet">
								{source.createMissing ? sourcesCopy.add.createMissingHint : copy.asks}
							</p>
						</div>
					))}
				</fieldset>
			)}
			{save.problem ? <Alert>{save.problem}</Alert> : null}
			<p className="quiet">
				{copy.news} <a href={panelPaths.curation}>{copy.rules}</a>
			</p>
			<p className="quiet">
				{copy.bots} <a href={panelPaths.bot('digest')}>{copy.toBots}</a>
			</p>
			<div className="panel-actions">
				<a className="button button-quiet" href={panelPaths.sources}>
					{setupCopy.steps.policy.act}
				</a>
			</div>
		</>
	);
}
