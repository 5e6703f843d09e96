import { Field } from '#app/ui/form/field.tsx';
import type { FieldsProps } from './fields-props.ts';

type NumberSettingProps = FieldsProps & {
	name: string;
	label: string;
	hint?: string;
	least?: number;
};

/** A whole number of a bot's settings. */
export function NumberSetting({
	name,
	label,
	hint,
	least = 1,
	value,
	change,
	errors,
}: NumberSettingProps) {
	const number = value[name];
	return (
		<Field
			label={label}
			{...(hint === undefined ? {} : { hint })}
			type="number"
			inputMode="numeric"
			min={least}
			value={typeof number === 'number' ? String(number) : ''}
			error={errors[name]}
			onChange={(event) =>
				change({ [name]: event.target.value === '' ? null : Number(event.target.value) })
			}
		/>
	);
}
