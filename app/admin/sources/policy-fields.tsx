import { CheckField } from '#app/ui/form/check-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import type { ApplyMode } from '#core/sources/game-source.ts';
import { optionsOf } from './options-of.ts';

const copy = sourcesCopy.add;
const APPLY = optionsOf(copy.applyOptions);

/** What a source may do without a person. */
export type SourcePolicy = { apply: ApplyMode; createMissing: boolean };

type PolicyFieldsProps = {
	policy: SourcePolicy;
	change: (part: Partial<SourcePolicy>) => void;
};

/** Whether a source writes or proposes, and whether it creates the names that the guide lacks. */
export function PolicyFields({ policy: { apply, createMissing }, change }: PolicyFieldsProps) {
	return (
		<>
			<SelectField
				label={copy.apply}
				options={APPLY}
				value={apply}
				onPick={(picked) => change({ apply: picked })}
			/>
			<div>
				<CheckField
					label={copy.createMissing}
					checked={createMissing}
					onChange={(creates) => change({ createMissing: creates })}
				/>
				<p className="quiet">{copy.createMissingHint}</p>
			</div>
		</>
	);
}
