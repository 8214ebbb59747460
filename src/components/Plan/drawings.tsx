/* A page's styles do not reach into the SVG file, so drawings use custom properties set by the plan that shows them.
   Dashed lines have an offset of their own: they would inherit the one that changes while a plan draws itself. */
const wall = { strokeWidth: 'var(--wall)' }
const fresh = { ...wall, stroke: 'var(--jade)' }
const gone = { strokeWidth: 'var(--gone)', stroke: 'var(--clay)', strokeDasharray: '5 4', strokeDashoffset: 0 }

/** Floor plans as line drawings, 200 by 160 units, used as icons. Dashed clay walls come down, jade ones are new. */
export const plans = {
  condo: (
    <>
      <path {...wall} d="M90 154H6V6h188v148h-80" />
      <path {...wall} d="M78 6v44M78 72v26H6M130 154v-36M130 98V88h64" />
      <path d="M78 72H57a21 21 0 0 1 21-22M114 154v-24a24 24 0 0 0-24 24M130 118h18a18 18 0 0 0-18-20" />
      <path d="M14 20h44v40H14zM14 24h10v14H14zM14 42h10v14H14zM98 14h66v16H98zM98 14v30h14V30M122 42h30v14h-30zM14 106h16v40M30 132h40v14M140 134h46v14h-46zM176 98h12v14h-12zM150 62h36v18h-36zM154 56h8M174 56h8M40 106h24v16H40z" />
      <circle cx="182" cy="105" r="3" />
    </>
  ),
  office: (
    <>
      <path {...wall} d="M6 60V6h188v148H84M56 154H6v-44" />
      <path {...wall} d="M128 6v34M128 62v4h66" />
      <path d="M128 62h-20a21 21 0 0 1 20-22M56 154v-26a27 27 0 0 1 28 26M6 60v50" />
      <path d="M10 60v50" />
      <rect x="142" y="22" width="40" height="26" rx="13" />
      <path d="M146 16h8M158 16h8M170 16h8M146 54h8M158 54h8M170 54h8" />
      <path d="M20 20h28v12H20zM20 34h28v12H20zM60 20h28v12H60zM60 34h28v12H60zM30 15h8M30 51h8M70 15h8M70 51h8M106 84h34v12h-34zM106 98h34v12h-34zM150 84h34v12h-34zM150 98h34v12h-34zM118 79h8M118 115h8M162 79h8M162 115h8" />
      <path d="M22 92a24 24 0 0 1 38 0l-8 6a14 14 0 0 0-22 0zM106 134h78v14h-78M132 134v14M158 134v14" />
      <circle cx="41" cy="108" r="4" />
    </>
  ),
  terrace: (
    <>
      <path {...wall} d="M6 92v28H148M6 66V36h142" />
      <path {...gone} d="M148 39v79M58 38v50h34" />
      <path {...fresh} d="M148 36h46v84h-46" />
      <path {...fresh} d="M92 38v22M92 82v38" />
      <path d="M6 92h26A26 26 0 0 0 6 66M92 82h22a22 22 0 0 0-22-22M14 44h32v12H14zM24 104h32v11H24zM68 104h16v11H68zM102 42h36v10h-36zM156 42h32v11h-32zM156 103h32v12h-32zM124 74h44v16h-44zM130 69h8M144 69h8M156 69h8M130 95h8M144 95h8M156 95h8" />
      <path d="M6 138h188M6 133v10M92 133v10M148 133v10M194 133v10" />
    </>
  ),
  landed: (
    <>
      <path {...wall} d="M46 6h148v148H46v-40M46 84V6M46 60h52M98 6v28M98 60h24M146 60h48M122 154v-44M122 86V60" />
      <path strokeDasharray="6 5" strokeDashoffset={0} d="M6 84v66h40M6 84h40" />
      <path d="M46 114h22a22 22 0 0 0-22-22M122 110h18a20 20 0 0 0-18-22M56 14h32v24H56zM152 14h34v36h-34zM110 14h28M110 22h28M110 30h28M110 38h28M56 138h40v10H56zM62 120h26v10H62zM136 118h46v20h-46zM14 96h24v42H14z" />
    </>
  ),
  shop: (
    <>
      <path {...wall} d="M6 6h188v92M194 124v30H150M126 154H6V6M6 50h70M104 50h14V6" />
      <path d="M76 50v26a26 26 0 0 1 28-26M150 154v-24a24 24 0 0 0-24 24M194 98v26M14 14h50v12H14zM78 14h28v20H78zM14 66h18v66H14zM32 118h50v14H32M166 20h18v60h-18z" />
      <circle cx="44" cy="74" r="4" />
      <circle cx="44" cy="90" r="4" />
      <circle cx="44" cy="106" r="4" />
      <circle cx="146" cy="30" r="11" />
      <circle cx="146" cy="74" r="11" />
      <circle cx="110" cy="100" r="11" />
    </>
  ),
  missingRoom: (
    <>
      <path {...wall} d="M90 154H6V6h122M128 98h-50V6M114 154h14" />
      <path {...wall} d="M78 72v26H6" />
      <path {...gone} d="M131 6h63v148h-63" />
      <path d="M78 72H57a21 21 0 0 1 21-22M114 154v-24a24 24 0 0 0-24 24" />
      <path d="M14 20h44v40H14zM14 24h10v14H14zM14 42h10v14H14zM14 106h16v40M30 132h40v14M88 14h30v16H88z" />
    </>
  ),
  semiD: (
    <>
      <path {...wall} d="M104 154H6V6h144v50M150 84v70h-20" />
      <path {...wall} d="M6 66h40M70 66h30V44M100 6v14M100 66v20" />
      <path d="M46 66v24a24 24 0 0 0 24-24M100 20H76a24 24 0 0 0 24 24M130 154v-26a26 26 0 0 0-26 26M150 84h-28a28 28 0 0 1 28-28" />
      <path d="M14 14h44v34H14zM14 14h10v15H14zM14 33h10v15H14zM108 14h34v12h-22v26h-12zM128 16h10v8h-10zM14 78h16v54H14zM40 92h26v26H40zM66 140h30v8H66z" />
      <path d="M158 62h36v92M164 80h24v58h-24zM164 94h24M164 126h24" />
      <circle cx="80" cy="84" r="8" />
    </>
  ),
  cafe: (
    <>
      <path {...wall} d="M6 36V6h188v148h-60M96 154H6V76M6 104h50v16M56 140v14" />
      <path d="M6 36v40M10 36v40M96 154v-19a19 19 0 0 1 19 19M134 154v-19a19 19 0 0 0-19 19M56 120h20a20 20 0 0 1-20 20" />
      <path d="M40 11h92v8H40zM40 32h92v14H40zM116 46h16v34h-16zM52 34h14v9H52zM174 24h14v104h-14zM152 32h14v16h-14zM152 64h14v16h-14zM152 96h14v16h-14zM12 134h12v14H12zM34 110h16v9H34z" />
      <path d="M48 56a4 4 0 1 0 8 0 4 4 0 1 0-8 0M66 56a4 4 0 1 0 8 0 4 4 0 1 0-8 0M84 56a4 4 0 1 0 8 0 4 4 0 1 0-8 0M30 78a9 9 0 1 0 18 0 9 9 0 1 0-18 0M84 96a9 9 0 1 0 18 0 9 9 0 1 0-18 0" />
    </>
  ),
  shophouse: (
    <>
      <path {...wall} d="M40 154H14V6h72v148H66M114 6h72v148h-72z" />
      <path {...gone} d="M16 108h68M50 8v52M116 108h68" />
      <path {...fresh} d="M14 62h20M58 62h28M114 70h22M158 70h28M158 70V50" />
      <path d="M66 154v-26a26 26 0 0 0-26 26M34 62V38a24 24 0 0 1 24 24M136 70v22a22 22 0 0 0 22-22" />
      <path d="M18 70h20v32H18zM18 78h20M18 86h20M18 94h20M118 76h12v26h-12M118 82h12M118 88h12M118 94h12M56 70h26v32H56zM20 11h60v10H20zM20 21h10v26H20zM66 32h14v20H66zM20 120h14v28H20zM122 12h30v34h-30zM122 12h15v9h-15zM137 12h15v9h-15zM166 12h14v8h-14zM148 114h32v34h-32zM148 114h16v9h-16zM164 114h16v9h-16zM120 138h20v10h-20z" />
      <circle cx="69" cy="86" r="9" />
    </>
  ),
  clinic: (
    <>
      <path
        {...wall}
        d="M6 92V6h188v148H6v-36M84 6v60h14M120 66h33M175 66h19M139 6v60M84 154V92h14M120 92h33M175 92h19M139 92v62"
      />
      <path d="M6 92h26a26 26 0 0 1-26 26M98 66V44a22 22 0 0 1 22 22M153 66V44a22 22 0 0 1 22 22M98 92v22a22 22 0 0 0 22-22M153 92v22a22 22 0 0 0 22-22" />
      <path d="M92 12h40v16H92zM102 12v16M147 12h40v16h-40zM157 12v16M92 132h40v16H92zM102 132v16M127 38h9v12h-9zM182 38h9v12h-9zM127 106h9v12h-9zM182 106h9v12h-9zM180 134h10v14h-10zM145 136h16v12h-16z" />
      <path d="M22 52a24 24 0 0 0 38 0l-8-6a14 14 0 0 1-22 0zM14 12h54v10H14zM32 12v10M50 12v10M14 138h54v10H14zM32 138v10M50 138v10" />
      <circle cx="41" cy="36" r="4" />
      <circle cx="56" cy="118" r="7" />
      <circle cx="112" cy="36" r="3" />
      <circle cx="167" cy="36" r="3" />
      <circle cx="112" cy="124" r="3" />
      <circle cx="174" cy="141" r="6" />
    </>
  ),
  bungalow: (
    <>
      <path {...wall} d="M100 154H6V6h188v148h-62" />
      <path {...wall} d="M70 6v24M70 54v44M6 98h40M134 6v50M134 80v18h60" />
      <path d="M70 54H46a24 24 0 0 1 24-24M46 98v24a24 24 0 0 0 24-24M134 56h24a24 24 0 0 1-24 24M132 154v-32a32 32 0 0 0-32 32" />
      <path d="M82 18h40v58H82zM86 22h32v50H86zM14 14h28v36H14zM14 14h10v16H14zM14 34h10v16H14zM14 62h14v28H14zM142 14h44v12h-32v22h-12zM160 16h12v8h-12zM158 66h28v24h-28zM14 108h16v38H14zM44 130h26v16H44zM144 108h42v16h-42zM150 132h30v14h-30zM84 92h36v14H84zM90 86h8M106 86h8M90 112h8M106 112h8" />
      <circle cx="102" cy="46" r="13" />
      <circle cx="102" cy="46" r="3" />
    </>
  ),
}
