import { botPanelCopy } from '#core/bots/copy/panel.ts';
import type { FieldsProps } from './fields-props.ts';
import { NumberSetting } from './number-setting.tsx';

const copy = botPanelCopy.settings.tidy;

/** Retention periods. */
export function TidyFields(props: FieldsProps) {
	return (
		<>
			<NumberSetting {...props} name="lettersDays" label={copy.lettersDays} />
			<NumberSetting
				{...props}
				name="changesMonths"
				label={copy.changesMonths}
				hint={copy.hint}
				least={0}
			/>
			<NumberSetting
				{...props}
				name="auditMonths"
				label={copy.auditMonths}
				hint={copy.hint}
				least={0}
			/>
			<NumberSetting {...props} name="runsKept" label={copy.runsKept} least={20} />
		</>
	);
}
