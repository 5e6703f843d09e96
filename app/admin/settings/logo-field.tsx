import { PictureField } from '#app/admin/upload/picture-field.tsx';
import { BrandMark } from '#app/site/frame/brand-mark.tsx';
import { brandSettingsCopy } from '#core/brand/copy/settings.ts';

type LogoFieldProps = {
	logoURL: string;
	/** The address stored on the server. */
	saved: string;
	error: string | undefined;
	onChange(logoURL: string): void;
};

/** The logo; the site shows it once the form is saved. */
export function LogoField({ logoURL, saved, error, onChange }: LogoFieldProps) {
	const sign = <BrandMark logoURL={logoURL} />;
	return (
		<PictureField
			folder="marca"
			words={brandSettingsCopy.logo}
			address={logoURL}
			{...{ saved, error, sign, onChange }}
		/>
	);
}
