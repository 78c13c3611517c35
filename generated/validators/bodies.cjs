// Generated from spec/ by `npm run generate`. Not to be edited.
"use strict";
const check0 = validate16;
const schema35 = {"type":"object","required":["accounts"],"properties":{"accounts":{"type":"array","items":{"$ref":"contract#/$defs/AccountToImport"},"minItems":1,"maxItems":1000}},"additionalProperties":false};
const schema36 = {"type":"object","required":["domain"],"properties":{"domain":{"$ref":"contract#/$defs/WrittenWebsite"},"name":{"type":"string","maxLength":300}},"additionalProperties":false};
const schema37 = {"type":"string","minLength":1,"maxLength":2000};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domain === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "domain") || (key0 === "name"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.domain !== undefined){
let data0 = data.domain;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/domain",schemaPath:"contract#/$defs/WrittenWebsite/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/domain",schemaPath:"contract#/$defs/WrittenWebsite/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/domain",schemaPath:"contract#/$defs/WrittenWebsite/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 300){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accounts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounts"},message:"must have required property '"+"accounts"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "accounts")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.accounts !== undefined){
let data0 = data.accounts;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate17(data0[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate19;
const schema38 = {"type":"object","required":["content"],"properties":{"content":{"type":"string","minLength":1,"maxLength":5000000}},"additionalProperties":false};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "content")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.content !== undefined){
let data0 = data.content;
if(typeof data0 === "string"){
if(func1(data0) > 5000000){
const err2 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 5000000},message:"must NOT have more than 5000000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate20;
const schema39 = {"type":"object","properties":{"filters":{"$ref":"contract#/$defs/AccountFilters"},"pagination":{"$ref":"contract#/$defs/Pagination"}},"additionalProperties":false};
const schema40 = {"type":"object","properties":{"min_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"max_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"funding_stages":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"hq_country_codes":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"funding_stage_include":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"funding_stage_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"industry_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"industry_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"min_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"max_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"ownership_include":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"ownership_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"min_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"last_funding_type_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_type_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_after":{"$ref":"contract#/$defs/CalendarDate"},"last_funding_before":{"$ref":"contract#/$defs/CalendarDate"},"min_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"has_company_social_url":{"type":"boolean"},"name_or_domain_contains":{"$ref":"contract#/$defs/FilterText"},"domain_include":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":500},"domain_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":500},"added_after":{"$ref":"contract#/$defs/Timestamp"},"added_before":{"$ref":"contract#/$defs/Timestamp"},"is_present_in_crm":{"type":"boolean"},"has_open_deal":{"type":"boolean"},"is_customer":{"type":"boolean"},"crm_owner_include":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100},"crm_owner_exclude":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100},"is_imported":{"type":"boolean"},"include_audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"include_signal_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"insight_within_days":{"type":"integer","minimum":1,"maximum":365},"min_insight_count":{"type":"integer","minimum":1,"maximum":1000000},"event_type_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"event_within_days":{"type":"integer","minimum":1,"maximum":365}},"additionalProperties":{}};
const schema41 = {"type":"integer","minimum":0,"maximum":9007199254740991};
const schema43 = {"type":"string","minLength":1,"maxLength":20};
const schema44 = {"type":"string","minLength":2,"maxLength":3};
const schema49 = {"type":"string","minLength":1,"maxLength":200};
const schema55 = {"type":"string","enum":["private","public","nonprofit","government","subsidiary"]};
const schema57 = {"type":"integer","minimum":0,"maximum":9007199254740991};
const schema61 = {"type":"string","maxLength":10,"format":"date"};
const schema66 = {"type":"string","minLength":1,"maxLength":2000};
const schema68 = {"type":"string","maxLength":40,"format":"date-time"};
const schema70 = {"type":"string","minLength":1,"maxLength":200};
const schema72 = {"type":"integer","minimum":1,"maximum":9007199254740991};
const formats0 = require("ajv-formats/dist/formats").fullFormats.date;
const formats4 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.min_employee_count !== undefined){
let data0 = data.min_employee_count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.max_employee_count !== undefined){
let data1 = data.max_employee_count;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.funding_stages !== undefined){
let data2 = data.funding_stages;
if(Array.isArray(data2)){
if(data2.length > 13){
const err6 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 20){
const err7 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.hq_country_codes !== undefined){
let data4 = data.hq_country_codes;
if(Array.isArray(data4)){
if(data4.length > 250){
const err11 = {instancePath:instancePath+"/hq_country_codes",schemaPath:"#/properties/hq_country_codes/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func1(data5) > 3){
const err12 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data5) < 2){
const err13 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/hq_country_codes",schemaPath:"#/properties/hq_country_codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.funding_stage_include !== undefined){
let data6 = data.funding_stage_include;
if(Array.isArray(data6)){
if(data6.length > 13){
const err16 = {instancePath:instancePath+"/funding_stage_include",schemaPath:"#/properties/funding_stage_include/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func1(data7) > 20){
const err17 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data7) < 1){
const err18 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/funding_stage_include",schemaPath:"#/properties/funding_stage_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.funding_stage_exclude !== undefined){
let data8 = data.funding_stage_exclude;
if(Array.isArray(data8)){
if(data8.length > 13){
const err21 = {instancePath:instancePath+"/funding_stage_exclude",schemaPath:"#/properties/funding_stage_exclude/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(func1(data9) > 20){
const err22 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data9) < 1){
const err23 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/funding_stage_exclude",schemaPath:"#/properties/funding_stage_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.country_include !== undefined){
let data10 = data.country_include;
if(Array.isArray(data10)){
if(data10.length > 250){
const err26 = {instancePath:instancePath+"/country_include",schemaPath:"#/properties/country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(func1(data11) > 3){
const err27 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data11) < 2){
const err28 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/country_include",schemaPath:"#/properties/country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.country_exclude !== undefined){
let data12 = data.country_exclude;
if(Array.isArray(data12)){
if(data12.length > 250){
const err31 = {instancePath:instancePath+"/country_exclude",schemaPath:"#/properties/country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 === "string"){
if(func1(data13) > 3){
const err32 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func1(data13) < 2){
const err33 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/country_exclude",schemaPath:"#/properties/country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.industry_include !== undefined){
let data14 = data.industry_include;
if(Array.isArray(data14)){
if(data14.length > 100){
const err36 = {instancePath:instancePath+"/industry_include",schemaPath:"#/properties/industry_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
let data15 = data14[i6];
if(typeof data15 === "string"){
if(func1(data15) > 200){
const err37 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data15) < 1){
const err38 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/industry_include",schemaPath:"#/properties/industry_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.industry_exclude !== undefined){
let data16 = data.industry_exclude;
if(Array.isArray(data16)){
if(data16.length > 100){
const err41 = {instancePath:instancePath+"/industry_exclude",schemaPath:"#/properties/industry_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
let data17 = data16[i7];
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err42 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data17) < 1){
const err43 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/industry_exclude",schemaPath:"#/properties/industry_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.tag_include !== undefined){
let data18 = data.tag_include;
if(Array.isArray(data18)){
if(data18.length > 100){
const err46 = {instancePath:instancePath+"/tag_include",schemaPath:"#/properties/tag_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
let data19 = data18[i8];
if(typeof data19 === "string"){
if(func1(data19) > 200){
const err47 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data19) < 1){
const err48 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/tag_include",schemaPath:"#/properties/tag_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.tag_exclude !== undefined){
let data20 = data.tag_exclude;
if(Array.isArray(data20)){
if(data20.length > 100){
const err51 = {instancePath:instancePath+"/tag_exclude",schemaPath:"#/properties/tag_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
let data21 = data20[i9];
if(typeof data21 === "string"){
if(func1(data21) > 200){
const err52 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func1(data21) < 1){
const err53 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/tag_exclude",schemaPath:"#/properties/tag_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.city_include !== undefined){
let data22 = data.city_include;
if(Array.isArray(data22)){
if(data22.length > 100){
const err56 = {instancePath:instancePath+"/city_include",schemaPath:"#/properties/city_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len10 = data22.length;
for(let i10=0; i10<len10; i10++){
let data23 = data22[i10];
if(typeof data23 === "string"){
if(func1(data23) > 200){
const err57 = {instancePath:instancePath+"/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func1(data23) < 1){
const err58 = {instancePath:instancePath+"/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/city_include",schemaPath:"#/properties/city_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.city_exclude !== undefined){
let data24 = data.city_exclude;
if(Array.isArray(data24)){
if(data24.length > 100){
const err61 = {instancePath:instancePath+"/city_exclude",schemaPath:"#/properties/city_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len11 = data24.length;
for(let i11=0; i11<len11; i11++){
let data25 = data24[i11];
if(typeof data25 === "string"){
if(func1(data25) > 200){
const err62 = {instancePath:instancePath+"/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(func1(data25) < 1){
const err63 = {instancePath:instancePath+"/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/city_exclude",schemaPath:"#/properties/city_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.min_founded_year !== undefined){
let data26 = data.min_founded_year;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err66 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 2100 || isNaN(data26)){
const err67 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data26 < 1000 || isNaN(data26)){
const err68 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data.max_founded_year !== undefined){
let data27 = data.max_founded_year;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err69 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 2100 || isNaN(data27)){
const err70 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data27 < 1000 || isNaN(data27)){
const err71 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
if(data.ownership_include !== undefined){
let data28 = data.ownership_include;
if(Array.isArray(data28)){
if(data28.length > 5){
const err72 = {instancePath:instancePath+"/ownership_include",schemaPath:"#/properties/ownership_include/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const len12 = data28.length;
for(let i12=0; i12<len12; i12++){
let data29 = data28[i12];
if(typeof data29 !== "string"){
const err73 = {instancePath:instancePath+"/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!(((((data29 === "private") || (data29 === "public")) || (data29 === "nonprofit")) || (data29 === "government")) || (data29 === "subsidiary"))){
const err74 = {instancePath:instancePath+"/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/ownership_include",schemaPath:"#/properties/ownership_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.ownership_exclude !== undefined){
let data30 = data.ownership_exclude;
if(Array.isArray(data30)){
if(data30.length > 5){
const err76 = {instancePath:instancePath+"/ownership_exclude",schemaPath:"#/properties/ownership_exclude/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
const len13 = data30.length;
for(let i13=0; i13<len13; i13++){
let data31 = data30[i13];
if(typeof data31 !== "string"){
const err77 = {instancePath:instancePath+"/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!(((((data31 === "private") || (data31 === "public")) || (data31 === "nonprofit")) || (data31 === "government")) || (data31 === "subsidiary"))){
const err78 = {instancePath:instancePath+"/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/ownership_exclude",schemaPath:"#/properties/ownership_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.min_total_funding_usd !== undefined){
let data32 = data.min_total_funding_usd;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err80 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9007199254740991 || isNaN(data32)){
const err81 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err82 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data.max_total_funding_usd !== undefined){
let data33 = data.max_total_funding_usd;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err83 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 9007199254740991 || isNaN(data33)){
const err84 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err85 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data.last_funding_type_include !== undefined){
let data34 = data.last_funding_type_include;
if(Array.isArray(data34)){
if(data34.length > 100){
const err86 = {instancePath:instancePath+"/last_funding_type_include",schemaPath:"#/properties/last_funding_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
const len14 = data34.length;
for(let i14=0; i14<len14; i14++){
let data35 = data34[i14];
if(typeof data35 === "string"){
if(func1(data35) > 200){
const err87 = {instancePath:instancePath+"/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(func1(data35) < 1){
const err88 = {instancePath:instancePath+"/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/last_funding_type_include",schemaPath:"#/properties/last_funding_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.last_funding_type_exclude !== undefined){
let data36 = data.last_funding_type_exclude;
if(Array.isArray(data36)){
if(data36.length > 100){
const err91 = {instancePath:instancePath+"/last_funding_type_exclude",schemaPath:"#/properties/last_funding_type_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
const len15 = data36.length;
for(let i15=0; i15<len15; i15++){
let data37 = data36[i15];
if(typeof data37 === "string"){
if(func1(data37) > 200){
const err92 = {instancePath:instancePath+"/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(func1(data37) < 1){
const err93 = {instancePath:instancePath+"/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/last_funding_type_exclude",schemaPath:"#/properties/last_funding_type_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.last_funding_after !== undefined){
let data38 = data.last_funding_after;
if(typeof data38 === "string"){
if(func1(data38) > 10){
const err96 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!(formats0.validate(data38))){
const err97 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.last_funding_before !== undefined){
let data39 = data.last_funding_before;
if(typeof data39 === "string"){
if(func1(data39) > 10){
const err99 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(!(formats0.validate(data39))){
const err100 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.min_revenue_usd !== undefined){
let data40 = data.min_revenue_usd;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err102 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 9007199254740991 || isNaN(data40)){
const err103 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err104 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
if(data.max_revenue_usd !== undefined){
let data41 = data.max_revenue_usd;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err105 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 9007199254740991 || isNaN(data41)){
const err106 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err107 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data.has_company_social_url !== undefined){
if(typeof data.has_company_social_url !== "boolean"){
const err108 = {instancePath:instancePath+"/has_company_social_url",schemaPath:"#/properties/has_company_social_url/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.name_or_domain_contains !== undefined){
let data43 = data.name_or_domain_contains;
if(typeof data43 === "string"){
if(func1(data43) > 200){
const err109 = {instancePath:instancePath+"/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(func1(data43) < 1){
const err110 = {instancePath:instancePath+"/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.domain_include !== undefined){
let data44 = data.domain_include;
if(Array.isArray(data44)){
if(data44.length > 500){
const err112 = {instancePath:instancePath+"/domain_include",schemaPath:"#/properties/domain_include/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
const len16 = data44.length;
for(let i16=0; i16<len16; i16++){
let data45 = data44[i16];
if(typeof data45 === "string"){
if(func1(data45) > 2000){
const err113 = {instancePath:instancePath+"/domain_include/" + i16,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(func1(data45) < 1){
const err114 = {instancePath:instancePath+"/domain_include/" + i16,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/domain_include/" + i16,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/domain_include",schemaPath:"#/properties/domain_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.domain_exclude !== undefined){
let data46 = data.domain_exclude;
if(Array.isArray(data46)){
if(data46.length > 500){
const err117 = {instancePath:instancePath+"/domain_exclude",schemaPath:"#/properties/domain_exclude/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
const len17 = data46.length;
for(let i17=0; i17<len17; i17++){
let data47 = data46[i17];
if(typeof data47 === "string"){
if(func1(data47) > 2000){
const err118 = {instancePath:instancePath+"/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(func1(data47) < 1){
const err119 = {instancePath:instancePath+"/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/domain_exclude",schemaPath:"#/properties/domain_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.added_after !== undefined){
let data48 = data.added_after;
if(typeof data48 === "string"){
if(func1(data48) > 40){
const err122 = {instancePath:instancePath+"/added_after",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(!(formats4.validate(data48))){
const err123 = {instancePath:instancePath+"/added_after",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/added_after",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data.added_before !== undefined){
let data49 = data.added_before;
if(typeof data49 === "string"){
if(func1(data49) > 40){
const err125 = {instancePath:instancePath+"/added_before",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(!(formats4.validate(data49))){
const err126 = {instancePath:instancePath+"/added_before",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/added_before",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.is_present_in_crm !== undefined){
if(typeof data.is_present_in_crm !== "boolean"){
const err128 = {instancePath:instancePath+"/is_present_in_crm",schemaPath:"#/properties/is_present_in_crm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.has_open_deal !== undefined){
if(typeof data.has_open_deal !== "boolean"){
const err129 = {instancePath:instancePath+"/has_open_deal",schemaPath:"#/properties/has_open_deal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data.is_customer !== undefined){
if(typeof data.is_customer !== "boolean"){
const err130 = {instancePath:instancePath+"/is_customer",schemaPath:"#/properties/is_customer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.crm_owner_include !== undefined){
let data53 = data.crm_owner_include;
if(Array.isArray(data53)){
if(data53.length > 100){
const err131 = {instancePath:instancePath+"/crm_owner_include",schemaPath:"#/properties/crm_owner_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
const len18 = data53.length;
for(let i18=0; i18<len18; i18++){
let data54 = data53[i18];
if(typeof data54 === "string"){
if(func1(data54) > 200){
const err132 = {instancePath:instancePath+"/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(func1(data54) < 1){
const err133 = {instancePath:instancePath+"/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/crm_owner_include",schemaPath:"#/properties/crm_owner_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.crm_owner_exclude !== undefined){
let data55 = data.crm_owner_exclude;
if(Array.isArray(data55)){
if(data55.length > 100){
const err136 = {instancePath:instancePath+"/crm_owner_exclude",schemaPath:"#/properties/crm_owner_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
const len19 = data55.length;
for(let i19=0; i19<len19; i19++){
let data56 = data55[i19];
if(typeof data56 === "string"){
if(func1(data56) > 200){
const err137 = {instancePath:instancePath+"/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(func1(data56) < 1){
const err138 = {instancePath:instancePath+"/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/crm_owner_exclude",schemaPath:"#/properties/crm_owner_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data.is_imported !== undefined){
if(typeof data.is_imported !== "boolean"){
const err141 = {instancePath:instancePath+"/is_imported",schemaPath:"#/properties/is_imported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data.include_audience_ids !== undefined){
let data58 = data.include_audience_ids;
if(Array.isArray(data58)){
if(data58.length > 100){
const err142 = {instancePath:instancePath+"/include_audience_ids",schemaPath:"#/properties/include_audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
const len20 = data58.length;
for(let i20=0; i20<len20; i20++){
let data59 = data58[i20];
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err143 = {instancePath:instancePath+"/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 9007199254740991 || isNaN(data59)){
const err144 = {instancePath:instancePath+"/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data59 < 1 || isNaN(data59)){
const err145 = {instancePath:instancePath+"/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
}
else {
const err146 = {instancePath:instancePath+"/include_audience_ids",schemaPath:"#/properties/include_audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data.include_signal_ids !== undefined){
let data60 = data.include_signal_ids;
if(Array.isArray(data60)){
if(data60.length > 100){
const err147 = {instancePath:instancePath+"/include_signal_ids",schemaPath:"#/properties/include_signal_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
const len21 = data60.length;
for(let i21=0; i21<len21; i21++){
let data61 = data60[i21];
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err148 = {instancePath:instancePath+"/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 9007199254740991 || isNaN(data61)){
const err149 = {instancePath:instancePath+"/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data61 < 1 || isNaN(data61)){
const err150 = {instancePath:instancePath+"/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
}
else {
const err151 = {instancePath:instancePath+"/include_signal_ids",schemaPath:"#/properties/include_signal_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data.audience_include !== undefined){
let data62 = data.audience_include;
if(Array.isArray(data62)){
if(data62.length > 100){
const err152 = {instancePath:instancePath+"/audience_include",schemaPath:"#/properties/audience_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
const len22 = data62.length;
for(let i22=0; i22<len22; i22++){
let data63 = data62[i22];
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err153 = {instancePath:instancePath+"/audience_include/" + i22,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 9007199254740991 || isNaN(data63)){
const err154 = {instancePath:instancePath+"/audience_include/" + i22,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data63 < 1 || isNaN(data63)){
const err155 = {instancePath:instancePath+"/audience_include/" + i22,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
}
else {
const err156 = {instancePath:instancePath+"/audience_include",schemaPath:"#/properties/audience_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data.audience_exclude !== undefined){
let data64 = data.audience_exclude;
if(Array.isArray(data64)){
if(data64.length > 100){
const err157 = {instancePath:instancePath+"/audience_exclude",schemaPath:"#/properties/audience_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
const len23 = data64.length;
for(let i23=0; i23<len23; i23++){
let data65 = data64[i23];
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err158 = {instancePath:instancePath+"/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 9007199254740991 || isNaN(data65)){
const err159 = {instancePath:instancePath+"/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data65 < 1 || isNaN(data65)){
const err160 = {instancePath:instancePath+"/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
}
else {
const err161 = {instancePath:instancePath+"/audience_exclude",schemaPath:"#/properties/audience_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.signal_include !== undefined){
let data66 = data.signal_include;
if(Array.isArray(data66)){
if(data66.length > 100){
const err162 = {instancePath:instancePath+"/signal_include",schemaPath:"#/properties/signal_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
const len24 = data66.length;
for(let i24=0; i24<len24; i24++){
let data67 = data66[i24];
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
const err163 = {instancePath:instancePath+"/signal_include/" + i24,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 > 9007199254740991 || isNaN(data67)){
const err164 = {instancePath:instancePath+"/signal_include/" + i24,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data67 < 1 || isNaN(data67)){
const err165 = {instancePath:instancePath+"/signal_include/" + i24,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
}
else {
const err166 = {instancePath:instancePath+"/signal_include",schemaPath:"#/properties/signal_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data.signal_exclude !== undefined){
let data68 = data.signal_exclude;
if(Array.isArray(data68)){
if(data68.length > 100){
const err167 = {instancePath:instancePath+"/signal_exclude",schemaPath:"#/properties/signal_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
const len25 = data68.length;
for(let i25=0; i25<len25; i25++){
let data69 = data68[i25];
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err168 = {instancePath:instancePath+"/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 9007199254740991 || isNaN(data69)){
const err169 = {instancePath:instancePath+"/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data69 < 1 || isNaN(data69)){
const err170 = {instancePath:instancePath+"/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
}
else {
const err171 = {instancePath:instancePath+"/signal_exclude",schemaPath:"#/properties/signal_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data.insight_within_days !== undefined){
let data70 = data.insight_within_days;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
const err172 = {instancePath:instancePath+"/insight_within_days",schemaPath:"#/properties/insight_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 > 365 || isNaN(data70)){
const err173 = {instancePath:instancePath+"/insight_within_days",schemaPath:"#/properties/insight_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data70 < 1 || isNaN(data70)){
const err174 = {instancePath:instancePath+"/insight_within_days",schemaPath:"#/properties/insight_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
if(data.min_insight_count !== undefined){
let data71 = data.min_insight_count;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err175 = {instancePath:instancePath+"/min_insight_count",schemaPath:"#/properties/min_insight_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 1000000 || isNaN(data71)){
const err176 = {instancePath:instancePath+"/min_insight_count",schemaPath:"#/properties/min_insight_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data71 < 1 || isNaN(data71)){
const err177 = {instancePath:instancePath+"/min_insight_count",schemaPath:"#/properties/min_insight_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
if(data.event_type_include !== undefined){
let data72 = data.event_type_include;
if(Array.isArray(data72)){
if(data72.length > 100){
const err178 = {instancePath:instancePath+"/event_type_include",schemaPath:"#/properties/event_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
const len26 = data72.length;
for(let i26=0; i26<len26; i26++){
let data73 = data72[i26];
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err179 = {instancePath:instancePath+"/event_type_include/" + i26,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 9007199254740991 || isNaN(data73)){
const err180 = {instancePath:instancePath+"/event_type_include/" + i26,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data73 < 1 || isNaN(data73)){
const err181 = {instancePath:instancePath+"/event_type_include/" + i26,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
}
else {
const err182 = {instancePath:instancePath+"/event_type_include",schemaPath:"#/properties/event_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data.event_within_days !== undefined){
let data74 = data.event_within_days;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err183 = {instancePath:instancePath+"/event_within_days",schemaPath:"#/properties/event_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 > 365 || isNaN(data74)){
const err184 = {instancePath:instancePath+"/event_within_days",schemaPath:"#/properties/event_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data74 < 1 || isNaN(data74)){
const err185 = {instancePath:instancePath+"/event_within_days",schemaPath:"#/properties/event_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
}
else {
const err186 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500,"default":50},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"additionalProperties":false};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.offset === undefined){
data.offset = 0;
}
for(const key0 in data){
if(!((key0 === "limit") || (key0 === "offset"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 500 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.offset;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "filters") || (key0 === "pagination"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.filters !== undefined){
if(!(validate21(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.pagination !== undefined){
if(!(validate23(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate25;
const schema80 = {"type":"object","properties":{"view_id":{"type":["string","null"],"minLength":1,"maxLength":64},"filters":{"type":["object","null"],"properties":{"min_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"max_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"funding_stages":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"hq_country_codes":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"funding_stage_include":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"funding_stage_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"industry_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"industry_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"min_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"max_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"ownership_include":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"ownership_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"min_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"last_funding_type_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_type_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_after":{"$ref":"contract#/$defs/CalendarDate"},"last_funding_before":{"$ref":"contract#/$defs/CalendarDate"},"min_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"has_company_social_url":{"type":"boolean"},"name_or_domain_contains":{"$ref":"contract#/$defs/FilterText"},"domain_include":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":500},"domain_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":500},"added_after":{"$ref":"contract#/$defs/Timestamp"},"added_before":{"$ref":"contract#/$defs/Timestamp"},"is_present_in_crm":{"type":"boolean"},"has_open_deal":{"type":"boolean"},"is_customer":{"type":"boolean"},"crm_owner_include":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100},"crm_owner_exclude":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100},"is_imported":{"type":"boolean"},"include_audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"include_signal_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"insight_within_days":{"type":"integer","minimum":1,"maximum":365},"min_insight_count":{"type":"integer","minimum":1,"maximum":1000000},"event_type_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"event_within_days":{"type":"integer","minimum":1,"maximum":365}},"additionalProperties":{}},"sort_key":{"$ref":"contract#/$defs/AccountSortKey","default":"insights_count"},"sort_direction":{"$ref":"contract#/$defs/SortDirection","default":"desc"},"page":{"type":"integer","minimum":0,"maximum":2147483647,"default":0},"page_size":{"type":"integer","minimum":1,"maximum":500,"default":50}},"additionalProperties":false};
const schema119 = {"type":"string","enum":["insights_count","name","domain","employee_count","added_at"]};
const schema120 = {"type":"string","enum":["asc","desc"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort_key === undefined){
data.sort_key = "insights_count";
}
if(data.sort_direction === undefined){
data.sort_direction = "desc";
}
if(data.page === undefined){
data.page = 0;
}
if(data.page_size === undefined){
data.page_size = 50;
}
for(const key0 in data){
if(!((((((key0 === "view_id") || (key0 === "filters")) || (key0 === "sort_key")) || (key0 === "sort_direction")) || (key0 === "page")) || (key0 === "page_size"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.view_id !== undefined){
let data0 = data.view_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/type",keyword:"type",params:{type: schema80.properties.view_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.filters !== undefined){
let data1 = data.filters;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: schema80.properties.filters.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.min_employee_count !== undefined){
let data2 = data1.min_employee_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data1.max_employee_count !== undefined){
let data3 = data1.max_employee_count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data1.funding_stages !== undefined){
let data4 = data1.funding_stages;
if(Array.isArray(data4)){
if(data4.length > 13){
const err11 = {instancePath:instancePath+"/filters/funding_stages",schemaPath:"#/properties/filters/properties/funding_stages/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 20){
const err12 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data5) < 1){
const err13 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/filters/funding_stages",schemaPath:"#/properties/filters/properties/funding_stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.hq_country_codes !== undefined){
let data6 = data1.hq_country_codes;
if(Array.isArray(data6)){
if(data6.length > 250){
const err16 = {instancePath:instancePath+"/filters/hq_country_codes",schemaPath:"#/properties/filters/properties/hq_country_codes/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func1(data7) > 3){
const err17 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data7) < 2){
const err18 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/filters/hq_country_codes",schemaPath:"#/properties/filters/properties/hq_country_codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.funding_stage_include !== undefined){
let data8 = data1.funding_stage_include;
if(Array.isArray(data8)){
if(data8.length > 13){
const err21 = {instancePath:instancePath+"/filters/funding_stage_include",schemaPath:"#/properties/filters/properties/funding_stage_include/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func1(data9) > 20){
const err22 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data9) < 1){
const err23 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/filters/funding_stage_include",schemaPath:"#/properties/filters/properties/funding_stage_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.funding_stage_exclude !== undefined){
let data10 = data1.funding_stage_exclude;
if(Array.isArray(data10)){
if(data10.length > 13){
const err26 = {instancePath:instancePath+"/filters/funding_stage_exclude",schemaPath:"#/properties/filters/properties/funding_stage_exclude/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 === "string"){
if(func1(data11) > 20){
const err27 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data11) < 1){
const err28 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/filters/funding_stage_exclude",schemaPath:"#/properties/filters/properties/funding_stage_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.country_include !== undefined){
let data12 = data1.country_include;
if(Array.isArray(data12)){
if(data12.length > 250){
const err31 = {instancePath:instancePath+"/filters/country_include",schemaPath:"#/properties/filters/properties/country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
if(typeof data13 === "string"){
if(func1(data13) > 3){
const err32 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func1(data13) < 2){
const err33 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/filters/country_include",schemaPath:"#/properties/filters/properties/country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.country_exclude !== undefined){
let data14 = data1.country_exclude;
if(Array.isArray(data14)){
if(data14.length > 250){
const err36 = {instancePath:instancePath+"/filters/country_exclude",schemaPath:"#/properties/filters/properties/country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
let data15 = data14[i5];
if(typeof data15 === "string"){
if(func1(data15) > 3){
const err37 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data15) < 2){
const err38 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/filters/country_exclude",schemaPath:"#/properties/filters/properties/country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data1.industry_include !== undefined){
let data16 = data1.industry_include;
if(Array.isArray(data16)){
if(data16.length > 100){
const err41 = {instancePath:instancePath+"/filters/industry_include",schemaPath:"#/properties/filters/properties/industry_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len6 = data16.length;
for(let i6=0; i6<len6; i6++){
let data17 = data16[i6];
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err42 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data17) < 1){
const err43 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/filters/industry_include",schemaPath:"#/properties/filters/properties/industry_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data1.industry_exclude !== undefined){
let data18 = data1.industry_exclude;
if(Array.isArray(data18)){
if(data18.length > 100){
const err46 = {instancePath:instancePath+"/filters/industry_exclude",schemaPath:"#/properties/filters/properties/industry_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len7 = data18.length;
for(let i7=0; i7<len7; i7++){
let data19 = data18[i7];
if(typeof data19 === "string"){
if(func1(data19) > 200){
const err47 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data19) < 1){
const err48 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/filters/industry_exclude",schemaPath:"#/properties/filters/properties/industry_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data1.tag_include !== undefined){
let data20 = data1.tag_include;
if(Array.isArray(data20)){
if(data20.length > 100){
const err51 = {instancePath:instancePath+"/filters/tag_include",schemaPath:"#/properties/filters/properties/tag_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len8 = data20.length;
for(let i8=0; i8<len8; i8++){
let data21 = data20[i8];
if(typeof data21 === "string"){
if(func1(data21) > 200){
const err52 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func1(data21) < 1){
const err53 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/filters/tag_include",schemaPath:"#/properties/filters/properties/tag_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data1.tag_exclude !== undefined){
let data22 = data1.tag_exclude;
if(Array.isArray(data22)){
if(data22.length > 100){
const err56 = {instancePath:instancePath+"/filters/tag_exclude",schemaPath:"#/properties/filters/properties/tag_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len9 = data22.length;
for(let i9=0; i9<len9; i9++){
let data23 = data22[i9];
if(typeof data23 === "string"){
if(func1(data23) > 200){
const err57 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func1(data23) < 1){
const err58 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/filters/tag_exclude",schemaPath:"#/properties/filters/properties/tag_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data1.city_include !== undefined){
let data24 = data1.city_include;
if(Array.isArray(data24)){
if(data24.length > 100){
const err61 = {instancePath:instancePath+"/filters/city_include",schemaPath:"#/properties/filters/properties/city_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len10 = data24.length;
for(let i10=0; i10<len10; i10++){
let data25 = data24[i10];
if(typeof data25 === "string"){
if(func1(data25) > 200){
const err62 = {instancePath:instancePath+"/filters/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(func1(data25) < 1){
const err63 = {instancePath:instancePath+"/filters/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/filters/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/filters/city_include",schemaPath:"#/properties/filters/properties/city_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data1.city_exclude !== undefined){
let data26 = data1.city_exclude;
if(Array.isArray(data26)){
if(data26.length > 100){
const err66 = {instancePath:instancePath+"/filters/city_exclude",schemaPath:"#/properties/filters/properties/city_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const len11 = data26.length;
for(let i11=0; i11<len11; i11++){
let data27 = data26[i11];
if(typeof data27 === "string"){
if(func1(data27) > 200){
const err67 = {instancePath:instancePath+"/filters/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(func1(data27) < 1){
const err68 = {instancePath:instancePath+"/filters/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/filters/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/filters/city_exclude",schemaPath:"#/properties/filters/properties/city_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data1.min_founded_year !== undefined){
let data28 = data1.min_founded_year;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err71 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 2100 || isNaN(data28)){
const err72 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data28 < 1000 || isNaN(data28)){
const err73 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data1.max_founded_year !== undefined){
let data29 = data1.max_founded_year;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err74 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 2100 || isNaN(data29)){
const err75 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data29 < 1000 || isNaN(data29)){
const err76 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
if(data1.ownership_include !== undefined){
let data30 = data1.ownership_include;
if(Array.isArray(data30)){
if(data30.length > 5){
const err77 = {instancePath:instancePath+"/filters/ownership_include",schemaPath:"#/properties/filters/properties/ownership_include/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len12 = data30.length;
for(let i12=0; i12<len12; i12++){
let data31 = data30[i12];
if(typeof data31 !== "string"){
const err78 = {instancePath:instancePath+"/filters/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!(((((data31 === "private") || (data31 === "public")) || (data31 === "nonprofit")) || (data31 === "government")) || (data31 === "subsidiary"))){
const err79 = {instancePath:instancePath+"/filters/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/filters/ownership_include",schemaPath:"#/properties/filters/properties/ownership_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data1.ownership_exclude !== undefined){
let data32 = data1.ownership_exclude;
if(Array.isArray(data32)){
if(data32.length > 5){
const err81 = {instancePath:instancePath+"/filters/ownership_exclude",schemaPath:"#/properties/filters/properties/ownership_exclude/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const len13 = data32.length;
for(let i13=0; i13<len13; i13++){
let data33 = data32[i13];
if(typeof data33 !== "string"){
const err82 = {instancePath:instancePath+"/filters/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!(((((data33 === "private") || (data33 === "public")) || (data33 === "nonprofit")) || (data33 === "government")) || (data33 === "subsidiary"))){
const err83 = {instancePath:instancePath+"/filters/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/filters/ownership_exclude",schemaPath:"#/properties/filters/properties/ownership_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data1.min_total_funding_usd !== undefined){
let data34 = data1.min_total_funding_usd;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err85 = {instancePath:instancePath+"/filters/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){
const err86 = {instancePath:instancePath+"/filters/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err87 = {instancePath:instancePath+"/filters/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data1.max_total_funding_usd !== undefined){
let data35 = data1.max_total_funding_usd;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err88 = {instancePath:instancePath+"/filters/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 9007199254740991 || isNaN(data35)){
const err89 = {instancePath:instancePath+"/filters/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err90 = {instancePath:instancePath+"/filters/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data1.last_funding_type_include !== undefined){
let data36 = data1.last_funding_type_include;
if(Array.isArray(data36)){
if(data36.length > 100){
const err91 = {instancePath:instancePath+"/filters/last_funding_type_include",schemaPath:"#/properties/filters/properties/last_funding_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
const len14 = data36.length;
for(let i14=0; i14<len14; i14++){
let data37 = data36[i14];
if(typeof data37 === "string"){
if(func1(data37) > 200){
const err92 = {instancePath:instancePath+"/filters/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(func1(data37) < 1){
const err93 = {instancePath:instancePath+"/filters/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/filters/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/filters/last_funding_type_include",schemaPath:"#/properties/filters/properties/last_funding_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data1.last_funding_type_exclude !== undefined){
let data38 = data1.last_funding_type_exclude;
if(Array.isArray(data38)){
if(data38.length > 100){
const err96 = {instancePath:instancePath+"/filters/last_funding_type_exclude",schemaPath:"#/properties/filters/properties/last_funding_type_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
const len15 = data38.length;
for(let i15=0; i15<len15; i15++){
let data39 = data38[i15];
if(typeof data39 === "string"){
if(func1(data39) > 200){
const err97 = {instancePath:instancePath+"/filters/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(func1(data39) < 1){
const err98 = {instancePath:instancePath+"/filters/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/filters/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/filters/last_funding_type_exclude",schemaPath:"#/properties/filters/properties/last_funding_type_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data1.last_funding_after !== undefined){
let data40 = data1.last_funding_after;
if(typeof data40 === "string"){
if(func1(data40) > 10){
const err101 = {instancePath:instancePath+"/filters/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(!(formats0.validate(data40))){
const err102 = {instancePath:instancePath+"/filters/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/filters/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data1.last_funding_before !== undefined){
let data41 = data1.last_funding_before;
if(typeof data41 === "string"){
if(func1(data41) > 10){
const err104 = {instancePath:instancePath+"/filters/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(!(formats0.validate(data41))){
const err105 = {instancePath:instancePath+"/filters/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/filters/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data1.min_revenue_usd !== undefined){
let data42 = data1.min_revenue_usd;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err107 = {instancePath:instancePath+"/filters/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 9007199254740991 || isNaN(data42)){
const err108 = {instancePath:instancePath+"/filters/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data42 < 0 || isNaN(data42)){
const err109 = {instancePath:instancePath+"/filters/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
if(data1.max_revenue_usd !== undefined){
let data43 = data1.max_revenue_usd;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err110 = {instancePath:instancePath+"/filters/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 9007199254740991 || isNaN(data43)){
const err111 = {instancePath:instancePath+"/filters/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data43 < 0 || isNaN(data43)){
const err112 = {instancePath:instancePath+"/filters/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
if(data1.has_company_social_url !== undefined){
if(typeof data1.has_company_social_url !== "boolean"){
const err113 = {instancePath:instancePath+"/filters/has_company_social_url",schemaPath:"#/properties/filters/properties/has_company_social_url/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data1.name_or_domain_contains !== undefined){
let data45 = data1.name_or_domain_contains;
if(typeof data45 === "string"){
if(func1(data45) > 200){
const err114 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(func1(data45) < 1){
const err115 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data1.domain_include !== undefined){
let data46 = data1.domain_include;
if(Array.isArray(data46)){
if(data46.length > 500){
const err117 = {instancePath:instancePath+"/filters/domain_include",schemaPath:"#/properties/filters/properties/domain_include/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
const len16 = data46.length;
for(let i16=0; i16<len16; i16++){
let data47 = data46[i16];
if(typeof data47 === "string"){
if(func1(data47) > 2000){
const err118 = {instancePath:instancePath+"/filters/domain_include/" + i16,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(func1(data47) < 1){
const err119 = {instancePath:instancePath+"/filters/domain_include/" + i16,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/filters/domain_include/" + i16,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/filters/domain_include",schemaPath:"#/properties/filters/properties/domain_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data1.domain_exclude !== undefined){
let data48 = data1.domain_exclude;
if(Array.isArray(data48)){
if(data48.length > 500){
const err122 = {instancePath:instancePath+"/filters/domain_exclude",schemaPath:"#/properties/filters/properties/domain_exclude/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
const len17 = data48.length;
for(let i17=0; i17<len17; i17++){
let data49 = data48[i17];
if(typeof data49 === "string"){
if(func1(data49) > 2000){
const err123 = {instancePath:instancePath+"/filters/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(func1(data49) < 1){
const err124 = {instancePath:instancePath+"/filters/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/filters/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/filters/domain_exclude",schemaPath:"#/properties/filters/properties/domain_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data1.added_after !== undefined){
let data50 = data1.added_after;
if(typeof data50 === "string"){
if(func1(data50) > 40){
const err127 = {instancePath:instancePath+"/filters/added_after",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(!(formats4.validate(data50))){
const err128 = {instancePath:instancePath+"/filters/added_after",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/filters/added_after",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data1.added_before !== undefined){
let data51 = data1.added_before;
if(typeof data51 === "string"){
if(func1(data51) > 40){
const err130 = {instancePath:instancePath+"/filters/added_before",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(!(formats4.validate(data51))){
const err131 = {instancePath:instancePath+"/filters/added_before",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/filters/added_before",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data1.is_present_in_crm !== undefined){
if(typeof data1.is_present_in_crm !== "boolean"){
const err133 = {instancePath:instancePath+"/filters/is_present_in_crm",schemaPath:"#/properties/filters/properties/is_present_in_crm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data1.has_open_deal !== undefined){
if(typeof data1.has_open_deal !== "boolean"){
const err134 = {instancePath:instancePath+"/filters/has_open_deal",schemaPath:"#/properties/filters/properties/has_open_deal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data1.is_customer !== undefined){
if(typeof data1.is_customer !== "boolean"){
const err135 = {instancePath:instancePath+"/filters/is_customer",schemaPath:"#/properties/filters/properties/is_customer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data1.crm_owner_include !== undefined){
let data55 = data1.crm_owner_include;
if(Array.isArray(data55)){
if(data55.length > 100){
const err136 = {instancePath:instancePath+"/filters/crm_owner_include",schemaPath:"#/properties/filters/properties/crm_owner_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
const len18 = data55.length;
for(let i18=0; i18<len18; i18++){
let data56 = data55[i18];
if(typeof data56 === "string"){
if(func1(data56) > 200){
const err137 = {instancePath:instancePath+"/filters/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(func1(data56) < 1){
const err138 = {instancePath:instancePath+"/filters/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/filters/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/filters/crm_owner_include",schemaPath:"#/properties/filters/properties/crm_owner_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data1.crm_owner_exclude !== undefined){
let data57 = data1.crm_owner_exclude;
if(Array.isArray(data57)){
if(data57.length > 100){
const err141 = {instancePath:instancePath+"/filters/crm_owner_exclude",schemaPath:"#/properties/filters/properties/crm_owner_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
const len19 = data57.length;
for(let i19=0; i19<len19; i19++){
let data58 = data57[i19];
if(typeof data58 === "string"){
if(func1(data58) > 200){
const err142 = {instancePath:instancePath+"/filters/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(func1(data58) < 1){
const err143 = {instancePath:instancePath+"/filters/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/filters/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/filters/crm_owner_exclude",schemaPath:"#/properties/filters/properties/crm_owner_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data1.is_imported !== undefined){
if(typeof data1.is_imported !== "boolean"){
const err146 = {instancePath:instancePath+"/filters/is_imported",schemaPath:"#/properties/filters/properties/is_imported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data1.include_audience_ids !== undefined){
let data60 = data1.include_audience_ids;
if(Array.isArray(data60)){
if(data60.length > 100){
const err147 = {instancePath:instancePath+"/filters/include_audience_ids",schemaPath:"#/properties/filters/properties/include_audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
const len20 = data60.length;
for(let i20=0; i20<len20; i20++){
let data61 = data60[i20];
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err148 = {instancePath:instancePath+"/filters/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 9007199254740991 || isNaN(data61)){
const err149 = {instancePath:instancePath+"/filters/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data61 < 1 || isNaN(data61)){
const err150 = {instancePath:instancePath+"/filters/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
}
else {
const err151 = {instancePath:instancePath+"/filters/include_audience_ids",schemaPath:"#/properties/filters/properties/include_audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data1.include_signal_ids !== undefined){
let data62 = data1.include_signal_ids;
if(Array.isArray(data62)){
if(data62.length > 100){
const err152 = {instancePath:instancePath+"/filters/include_signal_ids",schemaPath:"#/properties/filters/properties/include_signal_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
const len21 = data62.length;
for(let i21=0; i21<len21; i21++){
let data63 = data62[i21];
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err153 = {instancePath:instancePath+"/filters/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 9007199254740991 || isNaN(data63)){
const err154 = {instancePath:instancePath+"/filters/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data63 < 1 || isNaN(data63)){
const err155 = {instancePath:instancePath+"/filters/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
}
else {
const err156 = {instancePath:instancePath+"/filters/include_signal_ids",schemaPath:"#/properties/filters/properties/include_signal_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data1.audience_include !== undefined){
let data64 = data1.audience_include;
if(Array.isArray(data64)){
if(data64.length > 100){
const err157 = {instancePath:instancePath+"/filters/audience_include",schemaPath:"#/properties/filters/properties/audience_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
const len22 = data64.length;
for(let i22=0; i22<len22; i22++){
let data65 = data64[i22];
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err158 = {instancePath:instancePath+"/filters/audience_include/" + i22,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 9007199254740991 || isNaN(data65)){
const err159 = {instancePath:instancePath+"/filters/audience_include/" + i22,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data65 < 1 || isNaN(data65)){
const err160 = {instancePath:instancePath+"/filters/audience_include/" + i22,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
}
else {
const err161 = {instancePath:instancePath+"/filters/audience_include",schemaPath:"#/properties/filters/properties/audience_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data1.audience_exclude !== undefined){
let data66 = data1.audience_exclude;
if(Array.isArray(data66)){
if(data66.length > 100){
const err162 = {instancePath:instancePath+"/filters/audience_exclude",schemaPath:"#/properties/filters/properties/audience_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
const len23 = data66.length;
for(let i23=0; i23<len23; i23++){
let data67 = data66[i23];
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
const err163 = {instancePath:instancePath+"/filters/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 > 9007199254740991 || isNaN(data67)){
const err164 = {instancePath:instancePath+"/filters/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data67 < 1 || isNaN(data67)){
const err165 = {instancePath:instancePath+"/filters/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
}
else {
const err166 = {instancePath:instancePath+"/filters/audience_exclude",schemaPath:"#/properties/filters/properties/audience_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data1.signal_include !== undefined){
let data68 = data1.signal_include;
if(Array.isArray(data68)){
if(data68.length > 100){
const err167 = {instancePath:instancePath+"/filters/signal_include",schemaPath:"#/properties/filters/properties/signal_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
const len24 = data68.length;
for(let i24=0; i24<len24; i24++){
let data69 = data68[i24];
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err168 = {instancePath:instancePath+"/filters/signal_include/" + i24,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 9007199254740991 || isNaN(data69)){
const err169 = {instancePath:instancePath+"/filters/signal_include/" + i24,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data69 < 1 || isNaN(data69)){
const err170 = {instancePath:instancePath+"/filters/signal_include/" + i24,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
}
else {
const err171 = {instancePath:instancePath+"/filters/signal_include",schemaPath:"#/properties/filters/properties/signal_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data1.signal_exclude !== undefined){
let data70 = data1.signal_exclude;
if(Array.isArray(data70)){
if(data70.length > 100){
const err172 = {instancePath:instancePath+"/filters/signal_exclude",schemaPath:"#/properties/filters/properties/signal_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
const len25 = data70.length;
for(let i25=0; i25<len25; i25++){
let data71 = data70[i25];
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err173 = {instancePath:instancePath+"/filters/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 9007199254740991 || isNaN(data71)){
const err174 = {instancePath:instancePath+"/filters/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data71 < 1 || isNaN(data71)){
const err175 = {instancePath:instancePath+"/filters/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
}
else {
const err176 = {instancePath:instancePath+"/filters/signal_exclude",schemaPath:"#/properties/filters/properties/signal_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data1.insight_within_days !== undefined){
let data72 = data1.insight_within_days;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err177 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 > 365 || isNaN(data72)){
const err178 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data72 < 1 || isNaN(data72)){
const err179 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
if(data1.min_insight_count !== undefined){
let data73 = data1.min_insight_count;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err180 = {instancePath:instancePath+"/filters/min_insight_count",schemaPath:"#/properties/filters/properties/min_insight_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 1000000 || isNaN(data73)){
const err181 = {instancePath:instancePath+"/filters/min_insight_count",schemaPath:"#/properties/filters/properties/min_insight_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data73 < 1 || isNaN(data73)){
const err182 = {instancePath:instancePath+"/filters/min_insight_count",schemaPath:"#/properties/filters/properties/min_insight_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
if(data1.event_type_include !== undefined){
let data74 = data1.event_type_include;
if(Array.isArray(data74)){
if(data74.length > 100){
const err183 = {instancePath:instancePath+"/filters/event_type_include",schemaPath:"#/properties/filters/properties/event_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
const len26 = data74.length;
for(let i26=0; i26<len26; i26++){
let data75 = data74[i26];
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
const err184 = {instancePath:instancePath+"/filters/event_type_include/" + i26,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 > 9007199254740991 || isNaN(data75)){
const err185 = {instancePath:instancePath+"/filters/event_type_include/" + i26,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data75 < 1 || isNaN(data75)){
const err186 = {instancePath:instancePath+"/filters/event_type_include/" + i26,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
}
}
else {
const err187 = {instancePath:instancePath+"/filters/event_type_include",schemaPath:"#/properties/filters/properties/event_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data1.event_within_days !== undefined){
let data76 = data1.event_within_days;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
const err188 = {instancePath:instancePath+"/filters/event_within_days",schemaPath:"#/properties/filters/properties/event_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 > 365 || isNaN(data76)){
const err189 = {instancePath:instancePath+"/filters/event_within_days",schemaPath:"#/properties/filters/properties/event_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if(data76 < 1 || isNaN(data76)){
const err190 = {instancePath:instancePath+"/filters/event_within_days",schemaPath:"#/properties/filters/properties/event_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
}
}
}
let data77 = data.sort_key;
if(typeof data77 !== "string"){
const err191 = {instancePath:instancePath+"/sort_key",schemaPath:"contract#/$defs/AccountSortKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(!(((((data77 === "insights_count") || (data77 === "name")) || (data77 === "domain")) || (data77 === "employee_count")) || (data77 === "added_at"))){
const err192 = {instancePath:instancePath+"/sort_key",schemaPath:"contract#/$defs/AccountSortKey/enum",keyword:"enum",params:{allowedValues: schema119.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
let data78 = data.sort_direction;
if(typeof data78 !== "string"){
const err193 = {instancePath:instancePath+"/sort_direction",schemaPath:"contract#/$defs/SortDirection/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(!((data78 === "asc") || (data78 === "desc"))){
const err194 = {instancePath:instancePath+"/sort_direction",schemaPath:"contract#/$defs/SortDirection/enum",keyword:"enum",params:{allowedValues: schema120.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
let data79 = data.page;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
const err195 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 > 2147483647 || isNaN(data79)){
const err196 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if(data79 < 0 || isNaN(data79)){
const err197 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
let data80 = data.page_size;
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
const err198 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 > 500 || isNaN(data80)){
const err199 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(data80 < 1 || isNaN(data80)){
const err200 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
}
else {
const err201 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate26;
const schema121 = {"type":"object","required":["email"],"properties":{"email":{"$ref":"contract#/$defs/EmailInput"}},"additionalProperties":false};
const schema122 = {"type":"string","minLength":3,"maxLength":254,"pattern":"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"};
const pattern4 = new RegExp("^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "email")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 3){
const err3 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"},message:"must match pattern \""+"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate27;
const schema123 = {"type":"object","required":["email","otp_code"],"properties":{"email":{"$ref":"contract#/$defs/EmailInput"},"otp_code":{"type":"string","minLength":6,"maxLength":6,"pattern":"^[0-9]{6}$"},"decline_invitation":{"type":"boolean","default":false}},"additionalProperties":false};
const pattern6 = new RegExp("^[0-9]{6}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.decline_invitation === undefined){
data.decline_invitation = false;
}
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.otp_code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "otp_code"},message:"must have required property '"+"otp_code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "otp_code")) || (key0 === "decline_invitation"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 3){
const err4 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"},message:"must match pattern \""+"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.otp_code !== undefined){
let data1 = data.otp_code;
if(typeof data1 === "string"){
if(func1(data1) > 6){
const err7 = {instancePath:instancePath+"/otp_code",schemaPath:"#/properties/otp_code/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 6){
const err8 = {instancePath:instancePath+"/otp_code",schemaPath:"#/properties/otp_code/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern6.test(data1)){
const err9 = {instancePath:instancePath+"/otp_code",schemaPath:"#/properties/otp_code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6}$"},message:"must match pattern \""+"^[0-9]{6}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/otp_code",schemaPath:"#/properties/otp_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data.decline_invitation !== "boolean"){
const err11 = {instancePath:instancePath+"/decline_invitation",schemaPath:"#/properties/decline_invitation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check6 = validate28;
const schema125 = {"type":"object","required":["account_ids"],"properties":{"account_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"minItems":1,"maxItems":500}},"additionalProperties":false};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account_ids"},message:"must have required property '"+"account_ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "account_ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.account_ids !== undefined){
let data0 = data.account_ids;
if(Array.isArray(data0)){
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/account_ids",schemaPath:"#/properties/account_ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/account_ids",schemaPath:"#/properties/account_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/account_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/account_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/account_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/account_ids",schemaPath:"#/properties/account_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check7 = validate29;
const schema127 = {"type":"object","required":["people_ids"],"properties":{"people_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"minItems":1,"maxItems":500}},"additionalProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people_ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "people_ids"},message:"must have required property '"+"people_ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "people_ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.people_ids !== undefined){
let data0 = data.people_ids;
if(Array.isArray(data0)){
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check8 = validate30;
const schema129 = {"type":"object","required":["name"],"properties":{"name":{"$ref":"contract#/$defs/AudienceName"},"description":{"type":["string","null"],"maxLength":2000}},"additionalProperties":false};
const schema130 = {"type":"string","minLength":1,"maxLength":220};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "description"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 220){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/AudienceName/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/AudienceName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/AudienceName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema129.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check9 = validate31;
const schema131 = {"type":"object","properties":{"name":{"$ref":"contract#/$defs/AudienceName"},"description":{"type":["string","null"],"maxLength":2000}},"additionalProperties":false};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "name") || (key0 === "description"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 220){
const err1 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/AudienceName/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/AudienceName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/AudienceName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema131.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check10 = validate32;
const schema133 = {"type":"object","required":["domains"],"properties":{"domains":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"minItems":1,"maxItems":1000},"reason":{"type":["string","null"],"maxLength":500}},"additionalProperties":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domains === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domains"},message:"must have required property '"+"domains"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "domains") || (key0 === "reason"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.domains !== undefined){
let data0 = data.domains;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err4 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema133.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check11 = validate33;
const schema135 = {"type":"object","required":["account_ids"],"properties":{"account_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"minItems":1,"maxItems":500},"assigned_user_email":{"type":["string","null"],"minLength":3,"maxLength":254,"pattern":"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"}},"additionalProperties":false};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account_ids"},message:"must have required property '"+"account_ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "account_ids") || (key0 === "assigned_user_email"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.account_ids !== undefined){
let data0 = data.account_ids;
if(Array.isArray(data0)){
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/account_ids",schemaPath:"#/properties/account_ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/account_ids",schemaPath:"#/properties/account_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/account_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/account_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/account_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/account_ids",schemaPath:"#/properties/account_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.assigned_user_email !== undefined){
let data2 = data.assigned_user_email;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/assigned_user_email",schemaPath:"#/properties/assigned_user_email/type",keyword:"type",params:{type: schema135.properties.assigned_user_email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err9 = {instancePath:instancePath+"/assigned_user_email",schemaPath:"#/properties/assigned_user_email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 3){
const err10 = {instancePath:instancePath+"/assigned_user_email",schemaPath:"#/properties/assigned_user_email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data2)){
const err11 = {instancePath:instancePath+"/assigned_user_email",schemaPath:"#/properties/assigned_user_email/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"},message:"must match pattern \""+"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check12 = validate34;
const schema137 = {"type":"object","required":["people_ids"],"properties":{"people_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"minItems":1,"maxItems":500},"assigned_user_email":{"type":["string","null"],"minLength":3,"maxLength":254,"pattern":"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"}},"additionalProperties":false};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people_ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "people_ids"},message:"must have required property '"+"people_ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "people_ids") || (key0 === "assigned_user_email"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.people_ids !== undefined){
let data0 = data.people_ids;
if(Array.isArray(data0)){
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.assigned_user_email !== undefined){
let data2 = data.assigned_user_email;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/assigned_user_email",schemaPath:"#/properties/assigned_user_email/type",keyword:"type",params:{type: schema137.properties.assigned_user_email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err9 = {instancePath:instancePath+"/assigned_user_email",schemaPath:"#/properties/assigned_user_email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 3){
const err10 = {instancePath:instancePath+"/assigned_user_email",schemaPath:"#/properties/assigned_user_email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data2)){
const err11 = {instancePath:instancePath+"/assigned_user_email",schemaPath:"#/properties/assigned_user_email/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"},message:"must match pattern \""+"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check13 = validate35;
const schema139 = {"type":"object","properties":{"customers":{"type":"boolean","default":false},"open_deals":{"type":"boolean","default":false},"in_crm":{"type":"boolean","default":false},"do_not_contact":{"type":"boolean","default":false},"audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100,"default":[]}},"additionalProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customers === undefined){
data.customers = false;
}
if(data.open_deals === undefined){
data.open_deals = false;
}
if(data.in_crm === undefined){
data.in_crm = false;
}
if(data.do_not_contact === undefined){
data.do_not_contact = false;
}
if(data.audience_ids === undefined){
data.audience_ids = [];
}
for(const key0 in data){
if(!(((((key0 === "customers") || (key0 === "open_deals")) || (key0 === "in_crm")) || (key0 === "do_not_contact")) || (key0 === "audience_ids"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data.customers !== "boolean"){
const err1 = {instancePath:instancePath+"/customers",schemaPath:"#/properties/customers/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data.open_deals !== "boolean"){
const err2 = {instancePath:instancePath+"/open_deals",schemaPath:"#/properties/open_deals/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data.in_crm !== "boolean"){
const err3 = {instancePath:instancePath+"/in_crm",schemaPath:"#/properties/in_crm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data.do_not_contact !== "boolean"){
const err4 = {instancePath:instancePath+"/do_not_contact",schemaPath:"#/properties/do_not_contact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data4 = data.audience_ids;
if(Array.isArray(data4)){
if(data4.length > 100){
const err5 = {instancePath:instancePath+"/audience_ids",schemaPath:"#/properties/audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/audience_ids",schemaPath:"#/properties/audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check14 = validate36;
const schema141 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":["string","null"],"maxLength":2000},"filters":{"$ref":"contract#/$defs/IcpFilters"},"personas":{"type":["object","null"],"properties":{"seniorities":{"type":"array","items":{"$ref":"contract#/$defs/Seniority"},"maxItems":10},"departments":{"type":"array","items":{"$ref":"contract#/$defs/Department"},"maxItems":15},"titles":{"type":"array","items":{"$ref":"contract#/$defs/PersonaTitle"},"maxItems":20},"countries":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":50}},"additionalProperties":false}},"additionalProperties":false};
const schema167 = {"type":"string","enum":["FOUNDER","CXO","PARTNER","VP","HEAD","DIRECTOR","MANAGER","SENIOR","ENTRY","INTERN"]};
const schema168 = {"type":"string","enum":["ENGINEERING","PRODUCT","DATA","SALES","MARKETING","OPERATIONS","FINANCE","HR","LEGAL","EXECUTIVE","CUSTOMER_SUCCESS","SECURITY","IT","OTHER","DESIGN"]};
const schema169 = {"type":"string","minLength":2,"maxLength":100};
const schema142 = {"type":"object","properties":{"min_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"max_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"funding_stages":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"hq_country_codes":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"funding_stage_include":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"funding_stage_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"industry_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"industry_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"min_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"max_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"ownership_include":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"ownership_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"min_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"last_funding_type_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_type_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_after":{"$ref":"contract#/$defs/CalendarDate"},"last_funding_before":{"$ref":"contract#/$defs/CalendarDate"},"min_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"has_company_social_url":{"type":"boolean"}},"additionalProperties":{}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.min_employee_count !== undefined){
let data0 = data.min_employee_count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.max_employee_count !== undefined){
let data1 = data.max_employee_count;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.funding_stages !== undefined){
let data2 = data.funding_stages;
if(Array.isArray(data2)){
if(data2.length > 13){
const err6 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 20){
const err7 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.hq_country_codes !== undefined){
let data4 = data.hq_country_codes;
if(Array.isArray(data4)){
if(data4.length > 250){
const err11 = {instancePath:instancePath+"/hq_country_codes",schemaPath:"#/properties/hq_country_codes/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func1(data5) > 3){
const err12 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data5) < 2){
const err13 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/hq_country_codes",schemaPath:"#/properties/hq_country_codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.funding_stage_include !== undefined){
let data6 = data.funding_stage_include;
if(Array.isArray(data6)){
if(data6.length > 13){
const err16 = {instancePath:instancePath+"/funding_stage_include",schemaPath:"#/properties/funding_stage_include/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func1(data7) > 20){
const err17 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data7) < 1){
const err18 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/funding_stage_include",schemaPath:"#/properties/funding_stage_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.funding_stage_exclude !== undefined){
let data8 = data.funding_stage_exclude;
if(Array.isArray(data8)){
if(data8.length > 13){
const err21 = {instancePath:instancePath+"/funding_stage_exclude",schemaPath:"#/properties/funding_stage_exclude/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(func1(data9) > 20){
const err22 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data9) < 1){
const err23 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/funding_stage_exclude",schemaPath:"#/properties/funding_stage_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.country_include !== undefined){
let data10 = data.country_include;
if(Array.isArray(data10)){
if(data10.length > 250){
const err26 = {instancePath:instancePath+"/country_include",schemaPath:"#/properties/country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(func1(data11) > 3){
const err27 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data11) < 2){
const err28 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/country_include",schemaPath:"#/properties/country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.country_exclude !== undefined){
let data12 = data.country_exclude;
if(Array.isArray(data12)){
if(data12.length > 250){
const err31 = {instancePath:instancePath+"/country_exclude",schemaPath:"#/properties/country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 === "string"){
if(func1(data13) > 3){
const err32 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func1(data13) < 2){
const err33 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/country_exclude",schemaPath:"#/properties/country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.industry_include !== undefined){
let data14 = data.industry_include;
if(Array.isArray(data14)){
if(data14.length > 100){
const err36 = {instancePath:instancePath+"/industry_include",schemaPath:"#/properties/industry_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
let data15 = data14[i6];
if(typeof data15 === "string"){
if(func1(data15) > 200){
const err37 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data15) < 1){
const err38 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/industry_include",schemaPath:"#/properties/industry_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.industry_exclude !== undefined){
let data16 = data.industry_exclude;
if(Array.isArray(data16)){
if(data16.length > 100){
const err41 = {instancePath:instancePath+"/industry_exclude",schemaPath:"#/properties/industry_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
let data17 = data16[i7];
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err42 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data17) < 1){
const err43 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/industry_exclude",schemaPath:"#/properties/industry_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.tag_include !== undefined){
let data18 = data.tag_include;
if(Array.isArray(data18)){
if(data18.length > 100){
const err46 = {instancePath:instancePath+"/tag_include",schemaPath:"#/properties/tag_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
let data19 = data18[i8];
if(typeof data19 === "string"){
if(func1(data19) > 200){
const err47 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data19) < 1){
const err48 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/tag_include",schemaPath:"#/properties/tag_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.tag_exclude !== undefined){
let data20 = data.tag_exclude;
if(Array.isArray(data20)){
if(data20.length > 100){
const err51 = {instancePath:instancePath+"/tag_exclude",schemaPath:"#/properties/tag_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
let data21 = data20[i9];
if(typeof data21 === "string"){
if(func1(data21) > 200){
const err52 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func1(data21) < 1){
const err53 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/tag_exclude",schemaPath:"#/properties/tag_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.city_include !== undefined){
let data22 = data.city_include;
if(Array.isArray(data22)){
if(data22.length > 100){
const err56 = {instancePath:instancePath+"/city_include",schemaPath:"#/properties/city_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len10 = data22.length;
for(let i10=0; i10<len10; i10++){
let data23 = data22[i10];
if(typeof data23 === "string"){
if(func1(data23) > 200){
const err57 = {instancePath:instancePath+"/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func1(data23) < 1){
const err58 = {instancePath:instancePath+"/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/city_include",schemaPath:"#/properties/city_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.city_exclude !== undefined){
let data24 = data.city_exclude;
if(Array.isArray(data24)){
if(data24.length > 100){
const err61 = {instancePath:instancePath+"/city_exclude",schemaPath:"#/properties/city_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len11 = data24.length;
for(let i11=0; i11<len11; i11++){
let data25 = data24[i11];
if(typeof data25 === "string"){
if(func1(data25) > 200){
const err62 = {instancePath:instancePath+"/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(func1(data25) < 1){
const err63 = {instancePath:instancePath+"/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/city_exclude",schemaPath:"#/properties/city_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.min_founded_year !== undefined){
let data26 = data.min_founded_year;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err66 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 2100 || isNaN(data26)){
const err67 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data26 < 1000 || isNaN(data26)){
const err68 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data.max_founded_year !== undefined){
let data27 = data.max_founded_year;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err69 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 2100 || isNaN(data27)){
const err70 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data27 < 1000 || isNaN(data27)){
const err71 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
if(data.ownership_include !== undefined){
let data28 = data.ownership_include;
if(Array.isArray(data28)){
if(data28.length > 5){
const err72 = {instancePath:instancePath+"/ownership_include",schemaPath:"#/properties/ownership_include/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const len12 = data28.length;
for(let i12=0; i12<len12; i12++){
let data29 = data28[i12];
if(typeof data29 !== "string"){
const err73 = {instancePath:instancePath+"/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!(((((data29 === "private") || (data29 === "public")) || (data29 === "nonprofit")) || (data29 === "government")) || (data29 === "subsidiary"))){
const err74 = {instancePath:instancePath+"/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/ownership_include",schemaPath:"#/properties/ownership_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.ownership_exclude !== undefined){
let data30 = data.ownership_exclude;
if(Array.isArray(data30)){
if(data30.length > 5){
const err76 = {instancePath:instancePath+"/ownership_exclude",schemaPath:"#/properties/ownership_exclude/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
const len13 = data30.length;
for(let i13=0; i13<len13; i13++){
let data31 = data30[i13];
if(typeof data31 !== "string"){
const err77 = {instancePath:instancePath+"/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!(((((data31 === "private") || (data31 === "public")) || (data31 === "nonprofit")) || (data31 === "government")) || (data31 === "subsidiary"))){
const err78 = {instancePath:instancePath+"/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/ownership_exclude",schemaPath:"#/properties/ownership_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.min_total_funding_usd !== undefined){
let data32 = data.min_total_funding_usd;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err80 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9007199254740991 || isNaN(data32)){
const err81 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err82 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data.max_total_funding_usd !== undefined){
let data33 = data.max_total_funding_usd;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err83 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 9007199254740991 || isNaN(data33)){
const err84 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err85 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data.last_funding_type_include !== undefined){
let data34 = data.last_funding_type_include;
if(Array.isArray(data34)){
if(data34.length > 100){
const err86 = {instancePath:instancePath+"/last_funding_type_include",schemaPath:"#/properties/last_funding_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
const len14 = data34.length;
for(let i14=0; i14<len14; i14++){
let data35 = data34[i14];
if(typeof data35 === "string"){
if(func1(data35) > 200){
const err87 = {instancePath:instancePath+"/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(func1(data35) < 1){
const err88 = {instancePath:instancePath+"/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/last_funding_type_include",schemaPath:"#/properties/last_funding_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.last_funding_type_exclude !== undefined){
let data36 = data.last_funding_type_exclude;
if(Array.isArray(data36)){
if(data36.length > 100){
const err91 = {instancePath:instancePath+"/last_funding_type_exclude",schemaPath:"#/properties/last_funding_type_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
const len15 = data36.length;
for(let i15=0; i15<len15; i15++){
let data37 = data36[i15];
if(typeof data37 === "string"){
if(func1(data37) > 200){
const err92 = {instancePath:instancePath+"/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(func1(data37) < 1){
const err93 = {instancePath:instancePath+"/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/last_funding_type_exclude",schemaPath:"#/properties/last_funding_type_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.last_funding_after !== undefined){
let data38 = data.last_funding_after;
if(typeof data38 === "string"){
if(func1(data38) > 10){
const err96 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!(formats0.validate(data38))){
const err97 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.last_funding_before !== undefined){
let data39 = data.last_funding_before;
if(typeof data39 === "string"){
if(func1(data39) > 10){
const err99 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(!(formats0.validate(data39))){
const err100 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.min_revenue_usd !== undefined){
let data40 = data.min_revenue_usd;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err102 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 9007199254740991 || isNaN(data40)){
const err103 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err104 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
if(data.max_revenue_usd !== undefined){
let data41 = data.max_revenue_usd;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err105 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 9007199254740991 || isNaN(data41)){
const err106 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err107 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data.has_company_social_url !== undefined){
if(typeof data.has_company_social_url !== "boolean"){
const err108 = {instancePath:instancePath+"/has_company_social_url",schemaPath:"#/properties/has_company_social_url/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "description")) || (key0 === "filters")) || (key0 === "personas"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema141.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.filters !== undefined){
if(!(validate37(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.personas !== undefined){
let data3 = data.personas;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/personas",schemaPath:"#/properties/personas/type",keyword:"type",params:{type: schema141.properties.personas.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!((((key1 === "seniorities") || (key1 === "departments")) || (key1 === "titles")) || (key1 === "countries"))){
const err8 = {instancePath:instancePath+"/personas",schemaPath:"#/properties/personas/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.seniorities !== undefined){
let data4 = data3.seniorities;
if(Array.isArray(data4)){
if(data4.length > 10){
const err9 = {instancePath:instancePath+"/personas/seniorities",schemaPath:"#/properties/personas/properties/seniorities/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/personas/seniorities/" + i0,schemaPath:"contract#/$defs/Seniority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((((((data5 === "FOUNDER") || (data5 === "CXO")) || (data5 === "PARTNER")) || (data5 === "VP")) || (data5 === "HEAD")) || (data5 === "DIRECTOR")) || (data5 === "MANAGER")) || (data5 === "SENIOR")) || (data5 === "ENTRY")) || (data5 === "INTERN"))){
const err11 = {instancePath:instancePath+"/personas/seniorities/" + i0,schemaPath:"contract#/$defs/Seniority/enum",keyword:"enum",params:{allowedValues: schema167.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/personas/seniorities",schemaPath:"#/properties/personas/properties/seniorities/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.departments !== undefined){
let data6 = data3.departments;
if(Array.isArray(data6)){
if(data6.length > 15){
const err13 = {instancePath:instancePath+"/personas/departments",schemaPath:"#/properties/personas/properties/departments/maxItems",keyword:"maxItems",params:{limit: 15},message:"must NOT have more than 15 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/personas/departments/" + i1,schemaPath:"contract#/$defs/Department/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((((((data7 === "ENGINEERING") || (data7 === "PRODUCT")) || (data7 === "DATA")) || (data7 === "SALES")) || (data7 === "MARKETING")) || (data7 === "OPERATIONS")) || (data7 === "FINANCE")) || (data7 === "HR")) || (data7 === "LEGAL")) || (data7 === "EXECUTIVE")) || (data7 === "CUSTOMER_SUCCESS")) || (data7 === "SECURITY")) || (data7 === "IT")) || (data7 === "OTHER")) || (data7 === "DESIGN"))){
const err15 = {instancePath:instancePath+"/personas/departments/" + i1,schemaPath:"contract#/$defs/Department/enum",keyword:"enum",params:{allowedValues: schema168.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/personas/departments",schemaPath:"#/properties/personas/properties/departments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.titles !== undefined){
let data8 = data3.titles;
if(Array.isArray(data8)){
if(data8.length > 20){
const err17 = {instancePath:instancePath+"/personas/titles",schemaPath:"#/properties/personas/properties/titles/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func1(data9) > 100){
const err18 = {instancePath:instancePath+"/personas/titles/" + i2,schemaPath:"contract#/$defs/PersonaTitle/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data9) < 2){
const err19 = {instancePath:instancePath+"/personas/titles/" + i2,schemaPath:"contract#/$defs/PersonaTitle/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/personas/titles/" + i2,schemaPath:"contract#/$defs/PersonaTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/personas/titles",schemaPath:"#/properties/personas/properties/titles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.countries !== undefined){
let data10 = data3.countries;
if(Array.isArray(data10)){
if(data10.length > 50){
const err22 = {instancePath:instancePath+"/personas/countries",schemaPath:"#/properties/personas/properties/countries/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 === "string"){
if(func1(data11) > 3){
const err23 = {instancePath:instancePath+"/personas/countries/" + i3,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data11) < 2){
const err24 = {instancePath:instancePath+"/personas/countries/" + i3,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/personas/countries/" + i3,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/personas/countries",schemaPath:"#/properties/personas/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check15 = validate39;
const schema171 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":["string","null"],"maxLength":2000},"filters":{"$ref":"contract#/$defs/IcpFilters"},"personas":{"type":["object","null"],"properties":{"seniorities":{"type":"array","items":{"$ref":"contract#/$defs/Seniority"},"maxItems":10},"departments":{"type":"array","items":{"$ref":"contract#/$defs/Department"},"maxItems":15},"titles":{"type":"array","items":{"$ref":"contract#/$defs/PersonaTitle"},"maxItems":20},"countries":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":50}},"additionalProperties":false}},"additionalProperties":false};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "description")) || (key0 === "filters")) || (key0 === "personas"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema171.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.filters !== undefined){
if(!(validate37(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.personas !== undefined){
let data3 = data.personas;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err6 = {instancePath:instancePath+"/personas",schemaPath:"#/properties/personas/type",keyword:"type",params:{type: schema171.properties.personas.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!((((key1 === "seniorities") || (key1 === "departments")) || (key1 === "titles")) || (key1 === "countries"))){
const err7 = {instancePath:instancePath+"/personas",schemaPath:"#/properties/personas/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.seniorities !== undefined){
let data4 = data3.seniorities;
if(Array.isArray(data4)){
if(data4.length > 10){
const err8 = {instancePath:instancePath+"/personas/seniorities",schemaPath:"#/properties/personas/properties/seniorities/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/personas/seniorities/" + i0,schemaPath:"contract#/$defs/Seniority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((((data5 === "FOUNDER") || (data5 === "CXO")) || (data5 === "PARTNER")) || (data5 === "VP")) || (data5 === "HEAD")) || (data5 === "DIRECTOR")) || (data5 === "MANAGER")) || (data5 === "SENIOR")) || (data5 === "ENTRY")) || (data5 === "INTERN"))){
const err10 = {instancePath:instancePath+"/personas/seniorities/" + i0,schemaPath:"contract#/$defs/Seniority/enum",keyword:"enum",params:{allowedValues: schema167.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/personas/seniorities",schemaPath:"#/properties/personas/properties/seniorities/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.departments !== undefined){
let data6 = data3.departments;
if(Array.isArray(data6)){
if(data6.length > 15){
const err12 = {instancePath:instancePath+"/personas/departments",schemaPath:"#/properties/personas/properties/departments/maxItems",keyword:"maxItems",params:{limit: 15},message:"must NOT have more than 15 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/personas/departments/" + i1,schemaPath:"contract#/$defs/Department/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((((((((((((data7 === "ENGINEERING") || (data7 === "PRODUCT")) || (data7 === "DATA")) || (data7 === "SALES")) || (data7 === "MARKETING")) || (data7 === "OPERATIONS")) || (data7 === "FINANCE")) || (data7 === "HR")) || (data7 === "LEGAL")) || (data7 === "EXECUTIVE")) || (data7 === "CUSTOMER_SUCCESS")) || (data7 === "SECURITY")) || (data7 === "IT")) || (data7 === "OTHER")) || (data7 === "DESIGN"))){
const err14 = {instancePath:instancePath+"/personas/departments/" + i1,schemaPath:"contract#/$defs/Department/enum",keyword:"enum",params:{allowedValues: schema168.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/personas/departments",schemaPath:"#/properties/personas/properties/departments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.titles !== undefined){
let data8 = data3.titles;
if(Array.isArray(data8)){
if(data8.length > 20){
const err16 = {instancePath:instancePath+"/personas/titles",schemaPath:"#/properties/personas/properties/titles/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func1(data9) > 100){
const err17 = {instancePath:instancePath+"/personas/titles/" + i2,schemaPath:"contract#/$defs/PersonaTitle/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data9) < 2){
const err18 = {instancePath:instancePath+"/personas/titles/" + i2,schemaPath:"contract#/$defs/PersonaTitle/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/personas/titles/" + i2,schemaPath:"contract#/$defs/PersonaTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/personas/titles",schemaPath:"#/properties/personas/properties/titles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.countries !== undefined){
let data10 = data3.countries;
if(Array.isArray(data10)){
if(data10.length > 50){
const err21 = {instancePath:instancePath+"/personas/countries",schemaPath:"#/properties/personas/properties/countries/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 === "string"){
if(func1(data11) > 3){
const err22 = {instancePath:instancePath+"/personas/countries/" + i3,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data11) < 2){
const err23 = {instancePath:instancePath+"/personas/countries/" + i3,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/personas/countries/" + i3,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/personas/countries",schemaPath:"#/properties/personas/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check16 = validate41;
const schema176 = {"type":"object","oneOf":[{"$ref":"contract#/$defs/HubspotCredentials"},{"$ref":"contract#/$defs/SalesforceCredentials"},{"$ref":"contract#/$defs/SlackCredentials"},{"$ref":"contract#/$defs/LemlistCredentials"}],"discriminator":{"propertyName":"provider"},"required":["provider"],"properties":{"provider":{"type":"string","enum":["hubspot","salesforce","slack","lemlist"]}}};
const schema177 = {"type":"object","required":["provider","access_token"],"properties":{"provider":{"type":"string","enum":["hubspot"]},"access_token":{"$ref":"contract#/$defs/Credential"}},"additionalProperties":false};
const schema178 = {"type":"string","minLength":1,"maxLength":4000};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.access_token === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "provider") || (key0 === "access_token"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "hubspot")){
const err4 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema177.properties.provider.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.access_token !== undefined){
let data1 = data.access_token;
if(typeof data1 === "string"){
if(func1(data1) > 4000){
const err5 = {instancePath:instancePath+"/access_token",schemaPath:"contract#/$defs/Credential/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/access_token",schemaPath:"contract#/$defs/Credential/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/access_token",schemaPath:"contract#/$defs/Credential/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema179 = {"type":"object","required":["provider","domain","client_id","client_secret"],"properties":{"provider":{"type":"string","enum":["salesforce"]},"domain":{"type":"string","maxLength":253,"pattern":"^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.my\\.salesforce\\.com$"},"client_id":{"$ref":"contract#/$defs/Credential"},"client_secret":{"$ref":"contract#/$defs/Credential"}},"additionalProperties":false};
const pattern9 = new RegExp("^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.my\\.salesforce\\.com$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.domain === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.client_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.client_secret === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_secret"},message:"must have required property '"+"client_secret"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "provider") || (key0 === "domain")) || (key0 === "client_id")) || (key0 === "client_secret"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "salesforce")){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema179.properties.provider.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if(typeof data1 === "string"){
if(func1(data1) > 253){
const err7 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern9.test(data1)){
const err8 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.my\\.salesforce\\.com$"},message:"must match pattern \""+"^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.my\\.salesforce\\.com$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.client_id !== undefined){
let data2 = data.client_id;
if(typeof data2 === "string"){
if(func1(data2) > 4000){
const err10 = {instancePath:instancePath+"/client_id",schemaPath:"contract#/$defs/Credential/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/client_id",schemaPath:"contract#/$defs/Credential/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/client_id",schemaPath:"contract#/$defs/Credential/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.client_secret !== undefined){
let data3 = data.client_secret;
if(typeof data3 === "string"){
if(func1(data3) > 4000){
const err13 = {instancePath:instancePath+"/client_secret",schemaPath:"contract#/$defs/Credential/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/client_secret",schemaPath:"contract#/$defs/Credential/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/client_secret",schemaPath:"contract#/$defs/Credential/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema182 = {"type":"object","required":["provider","bot_token"],"properties":{"provider":{"type":"string","enum":["slack"]},"bot_token":{"$ref":"contract#/$defs/Credential"}},"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bot_token === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bot_token"},message:"must have required property '"+"bot_token"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "provider") || (key0 === "bot_token"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "slack")){
const err4 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema182.properties.provider.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.bot_token !== undefined){
let data1 = data.bot_token;
if(typeof data1 === "string"){
if(func1(data1) > 4000){
const err5 = {instancePath:instancePath+"/bot_token",schemaPath:"contract#/$defs/Credential/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/bot_token",schemaPath:"contract#/$defs/Credential/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/bot_token",schemaPath:"contract#/$defs/Credential/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema184 = {"type":"object","required":["provider","api_key"],"properties":{"provider":{"type":"string","enum":["lemlist"]},"api_key":{"$ref":"contract#/$defs/Credential"}},"additionalProperties":false};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.api_key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "provider") || (key0 === "api_key"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "lemlist")){
const err4 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema184.properties.provider.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.api_key !== undefined){
let data1 = data.api_key;
if(typeof data1 === "string"){
if(func1(data1) > 4000){
const err5 = {instancePath:instancePath+"/api_key",schemaPath:"contract#/$defs/Credential/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/api_key",schemaPath:"contract#/$defs/Credential/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/api_key",schemaPath:"contract#/$defs/Credential/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "hubspot") || (data0 === "salesforce")) || (data0 === "slack")) || (data0 === "lemlist"))){
const err2 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema176.properties.provider.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
const tag0 = data.provider;
if(typeof tag0 == "string"){
if(tag0 === "hubspot"){
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "salesforce"){
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "slack"){
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "lemlist"){
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "provider", tagValue: tag0},message:"value of tag \"provider\" must be in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "provider", tagValue: tag0},message:"tag \"provider\" must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate41.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate41.evaluated = {"dynamicProps":true,"dynamicItems":false};

const check17 = validate50;
const schema186 = {"type":"object","required":["accounts","people"],"properties":{"accounts":{"type":"array","items":{"$ref":"contract#/$defs/AccountFieldMappingRequest"},"maxItems":20},"people":{"type":"array","items":{"$ref":"contract#/$defs/PersonFieldMappingRequest"},"maxItems":20}},"additionalProperties":false};
const schema187 = {"type":"object","required":["source","crm_field"],"properties":{"source":{"$ref":"contract#/$defs/AccountSource"},"crm_field":{"type":["string","null"],"minLength":1,"maxLength":200},"write":{"$ref":"contract#/$defs/CrmWriteMode","default":"fill"}},"additionalProperties":false};
const schema188 = {"type":"string","enum":["name","domain","description","employee_count","city","country","social_url","industry","funding_stage","reason","last_insight"]};
const schema189 = {"type":"string","enum":["fill","overwrite"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.write === undefined){
data.write = "fill";
}
if(data.source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.crm_field === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "crm_field"},message:"must have required property '"+"crm_field"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "source") || (key0 === "crm_field")) || (key0 === "write"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/source",schemaPath:"contract#/$defs/AccountSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((data0 === "name") || (data0 === "domain")) || (data0 === "description")) || (data0 === "employee_count")) || (data0 === "city")) || (data0 === "country")) || (data0 === "social_url")) || (data0 === "industry")) || (data0 === "funding_stage")) || (data0 === "reason")) || (data0 === "last_insight"))){
const err4 = {instancePath:instancePath+"/source",schemaPath:"contract#/$defs/AccountSource/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.crm_field !== undefined){
let data1 = data.crm_field;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/crm_field",schemaPath:"#/properties/crm_field/type",keyword:"type",params:{type: schema187.properties.crm_field.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/crm_field",schemaPath:"#/properties/crm_field/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/crm_field",schemaPath:"#/properties/crm_field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
let data2 = data.write;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/write",schemaPath:"contract#/$defs/CrmWriteMode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "fill") || (data2 === "overwrite"))){
const err9 = {instancePath:instancePath+"/write",schemaPath:"contract#/$defs/CrmWriteMode/enum",keyword:"enum",params:{allowedValues: schema189.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema190 = {"type":"object","required":["source","crm_field"],"properties":{"source":{"$ref":"contract#/$defs/PersonSource"},"crm_field":{"type":["string","null"],"minLength":1,"maxLength":200},"write":{"$ref":"contract#/$defs/CrmWriteMode","default":"fill"}},"additionalProperties":false};
const schema191 = {"type":"string","enum":["email","first_name","last_name","job_title","city","country","social_url","seniority","department","reason","last_insight"]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.write === undefined){
data.write = "fill";
}
if(data.source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.crm_field === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "crm_field"},message:"must have required property '"+"crm_field"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "source") || (key0 === "crm_field")) || (key0 === "write"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/source",schemaPath:"contract#/$defs/PersonSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((data0 === "email") || (data0 === "first_name")) || (data0 === "last_name")) || (data0 === "job_title")) || (data0 === "city")) || (data0 === "country")) || (data0 === "social_url")) || (data0 === "seniority")) || (data0 === "department")) || (data0 === "reason")) || (data0 === "last_insight"))){
const err4 = {instancePath:instancePath+"/source",schemaPath:"contract#/$defs/PersonSource/enum",keyword:"enum",params:{allowedValues: schema191.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.crm_field !== undefined){
let data1 = data.crm_field;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/crm_field",schemaPath:"#/properties/crm_field/type",keyword:"type",params:{type: schema190.properties.crm_field.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/crm_field",schemaPath:"#/properties/crm_field/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/crm_field",schemaPath:"#/properties/crm_field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
let data2 = data.write;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/write",schemaPath:"contract#/$defs/CrmWriteMode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "fill") || (data2 === "overwrite"))){
const err9 = {instancePath:instancePath+"/write",schemaPath:"contract#/$defs/CrmWriteMode/enum",keyword:"enum",params:{allowedValues: schema189.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accounts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounts"},message:"must have required property '"+"accounts"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.people === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "accounts") || (key0 === "people"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.accounts !== undefined){
let data0 = data.accounts;
if(Array.isArray(data0)){
if(data0.length > 20){
const err3 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate51(data0[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.people !== undefined){
let data2 = data.people;
if(Array.isArray(data2)){
if(data2.length > 20){
const err5 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate53(data2[i1], {instancePath:instancePath+"/people/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check18 = validate55;
const schema193 = {"type":"object","properties":{"query":{"type":["string","null"],"maxLength":200},"seed_domains":{"type":["array","null"],"items":{"$ref":"contract#/$defs/SeedWebsite"},"maxItems":10},"limit":{"type":"integer","minimum":1,"maximum":10000,"default":100},"min_employees":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991},"max_employees":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991},"funding_stages":{"type":["array","null"],"items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"locations":{"type":["array","null"],"items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":251},"search_type":{"$ref":"contract#/$defs/LookalikeSearchType","default":"semantic"},"min_score":{"type":["number","null"],"minimum":0,"maximum":1},"min_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"max_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"funding_stage_include":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"funding_stage_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"city_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"industry_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"industry_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"min_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"max_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"ownership_include":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"ownership_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"min_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"last_funding_type_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_type_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_after":{"$ref":"contract#/$defs/CalendarDate"},"last_funding_before":{"$ref":"contract#/$defs/CalendarDate"},"min_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"interpret":{"type":"boolean","default":true},"exclude":{"type":"array","items":{"$ref":"contract#/$defs/ExcludedWords"},"maxItems":20},"exclude_my_accounts":{"type":"boolean","default":false},"exclude_in_crm":{"type":"boolean","default":false},"exclude_returned_before":{"type":"boolean","default":false},"exclude_audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"exclude_domains":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":10000}},"additionalProperties":false};
const schema194 = {"type":"string","minLength":1,"maxLength":300};
const schema197 = {"type":"string","enum":["semantic","agentic"]};
const schema220 = {"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*[^\\x00\\s][^\\x00]*$"};
const func170 = Object.prototype.hasOwnProperty;
const pattern10 = new RegExp("^[^\\x00]*[^\\x00\\s][^\\x00]*$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 100;
}
if(data.search_type === undefined){
data.search_type = "semantic";
}
if(data.interpret === undefined){
data.interpret = true;
}
if(data.exclude_my_accounts === undefined){
data.exclude_my_accounts = false;
}
if(data.exclude_in_crm === undefined){
data.exclude_in_crm = false;
}
if(data.exclude_returned_before === undefined){
data.exclude_returned_before = false;
}
for(const key0 in data){
if(!(func170.call(schema193.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data0 = data.query;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema193.properties.query.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.seed_domains !== undefined){
let data1 = data.seed_domains;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/seed_domains",schemaPath:"#/properties/seed_domains/type",keyword:"type",params:{type: schema193.properties.seed_domains.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 10){
const err4 = {instancePath:instancePath+"/seed_domains",schemaPath:"#/properties/seed_domains/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 300){
const err5 = {instancePath:instancePath+"/seed_domains/" + i0,schemaPath:"contract#/$defs/SeedWebsite/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/seed_domains/" + i0,schemaPath:"contract#/$defs/SeedWebsite/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/seed_domains/" + i0,schemaPath:"contract#/$defs/SeedWebsite/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.min_employees !== undefined){
let data4 = data.min_employees;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/min_employees",schemaPath:"#/properties/min_employees/type",keyword:"type",params:{type: schema193.properties.min_employees.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/min_employees",schemaPath:"#/properties/min_employees/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/min_employees",schemaPath:"#/properties/min_employees/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.max_employees !== undefined){
let data5 = data.max_employees;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/max_employees",schemaPath:"#/properties/max_employees/type",keyword:"type",params:{type: schema193.properties.max_employees.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/max_employees",schemaPath:"#/properties/max_employees/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/max_employees",schemaPath:"#/properties/max_employees/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.funding_stages !== undefined){
let data6 = data.funding_stages;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err17 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/type",keyword:"type",params:{type: schema193.properties.funding_stages.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 13){
const err18 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func1(data7) > 20){
const err19 = {instancePath:instancePath+"/funding_stages/" + i1,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data7) < 1){
const err20 = {instancePath:instancePath+"/funding_stages/" + i1,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/funding_stages/" + i1,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
if(data.locations !== undefined){
let data8 = data.locations;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type: schema193.properties.locations.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Array.isArray(data8)){
if(data8.length > 251){
const err23 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/maxItems",keyword:"maxItems",params:{limit: 251},message:"must NOT have more than 251 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func1(data9) > 3){
const err24 = {instancePath:instancePath+"/locations/" + i2,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data9) < 2){
const err25 = {instancePath:instancePath+"/locations/" + i2,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/locations/" + i2,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
let data10 = data.search_type;
if(typeof data10 !== "string"){
const err27 = {instancePath:instancePath+"/search_type",schemaPath:"contract#/$defs/LookalikeSearchType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((data10 === "semantic") || (data10 === "agentic"))){
const err28 = {instancePath:instancePath+"/search_type",schemaPath:"contract#/$defs/LookalikeSearchType/enum",keyword:"enum",params:{allowedValues: schema197.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.min_score !== undefined){
let data11 = data.min_score;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err29 = {instancePath:instancePath+"/min_score",schemaPath:"#/properties/min_score/type",keyword:"type",params:{type: schema193.properties.min_score.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/min_score",schemaPath:"#/properties/min_score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/min_score",schemaPath:"#/properties/min_score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.min_employee_count !== undefined){
let data12 = data.min_employee_count;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.max_employee_count !== undefined){
let data13 = data.max_employee_count;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err35 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.funding_stage_include !== undefined){
let data14 = data.funding_stage_include;
if(Array.isArray(data14)){
if(data14.length > 13){
const err38 = {instancePath:instancePath+"/funding_stage_include",schemaPath:"#/properties/funding_stage_include/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if(typeof data15 === "string"){
if(func1(data15) > 20){
const err39 = {instancePath:instancePath+"/funding_stage_include/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func1(data15) < 1){
const err40 = {instancePath:instancePath+"/funding_stage_include/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/funding_stage_include/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/funding_stage_include",schemaPath:"#/properties/funding_stage_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.funding_stage_exclude !== undefined){
let data16 = data.funding_stage_exclude;
if(Array.isArray(data16)){
if(data16.length > 13){
const err43 = {instancePath:instancePath+"/funding_stage_exclude",schemaPath:"#/properties/funding_stage_exclude/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func1(data17) > 20){
const err44 = {instancePath:instancePath+"/funding_stage_exclude/" + i4,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func1(data17) < 1){
const err45 = {instancePath:instancePath+"/funding_stage_exclude/" + i4,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/funding_stage_exclude/" + i4,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/funding_stage_exclude",schemaPath:"#/properties/funding_stage_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.country_include !== undefined){
let data18 = data.country_include;
if(Array.isArray(data18)){
if(data18.length > 250){
const err48 = {instancePath:instancePath+"/country_include",schemaPath:"#/properties/country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len5 = data18.length;
for(let i5=0; i5<len5; i5++){
let data19 = data18[i5];
if(typeof data19 === "string"){
if(func1(data19) > 3){
const err49 = {instancePath:instancePath+"/country_include/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func1(data19) < 2){
const err50 = {instancePath:instancePath+"/country_include/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/country_include/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/country_include",schemaPath:"#/properties/country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.country_exclude !== undefined){
let data20 = data.country_exclude;
if(Array.isArray(data20)){
if(data20.length > 250){
const err53 = {instancePath:instancePath+"/country_exclude",schemaPath:"#/properties/country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len6 = data20.length;
for(let i6=0; i6<len6; i6++){
let data21 = data20[i6];
if(typeof data21 === "string"){
if(func1(data21) > 3){
const err54 = {instancePath:instancePath+"/country_exclude/" + i6,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func1(data21) < 2){
const err55 = {instancePath:instancePath+"/country_exclude/" + i6,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/country_exclude/" + i6,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/country_exclude",schemaPath:"#/properties/country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.city_include !== undefined){
let data22 = data.city_include;
if(Array.isArray(data22)){
if(data22.length > 100){
const err58 = {instancePath:instancePath+"/city_include",schemaPath:"#/properties/city_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const len7 = data22.length;
for(let i7=0; i7<len7; i7++){
let data23 = data22[i7];
if(typeof data23 === "string"){
if(func1(data23) > 200){
const err59 = {instancePath:instancePath+"/city_include/" + i7,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(func1(data23) < 1){
const err60 = {instancePath:instancePath+"/city_include/" + i7,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/city_include/" + i7,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/city_include",schemaPath:"#/properties/city_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.city_exclude !== undefined){
let data24 = data.city_exclude;
if(Array.isArray(data24)){
if(data24.length > 100){
const err63 = {instancePath:instancePath+"/city_exclude",schemaPath:"#/properties/city_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const len8 = data24.length;
for(let i8=0; i8<len8; i8++){
let data25 = data24[i8];
if(typeof data25 === "string"){
if(func1(data25) > 200){
const err64 = {instancePath:instancePath+"/city_exclude/" + i8,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(func1(data25) < 1){
const err65 = {instancePath:instancePath+"/city_exclude/" + i8,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/city_exclude/" + i8,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/city_exclude",schemaPath:"#/properties/city_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.industry_include !== undefined){
let data26 = data.industry_include;
if(Array.isArray(data26)){
if(data26.length > 100){
const err68 = {instancePath:instancePath+"/industry_include",schemaPath:"#/properties/industry_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len9 = data26.length;
for(let i9=0; i9<len9; i9++){
let data27 = data26[i9];
if(typeof data27 === "string"){
if(func1(data27) > 200){
const err69 = {instancePath:instancePath+"/industry_include/" + i9,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(func1(data27) < 1){
const err70 = {instancePath:instancePath+"/industry_include/" + i9,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/industry_include/" + i9,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/industry_include",schemaPath:"#/properties/industry_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.industry_exclude !== undefined){
let data28 = data.industry_exclude;
if(Array.isArray(data28)){
if(data28.length > 100){
const err73 = {instancePath:instancePath+"/industry_exclude",schemaPath:"#/properties/industry_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const len10 = data28.length;
for(let i10=0; i10<len10; i10++){
let data29 = data28[i10];
if(typeof data29 === "string"){
if(func1(data29) > 200){
const err74 = {instancePath:instancePath+"/industry_exclude/" + i10,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(func1(data29) < 1){
const err75 = {instancePath:instancePath+"/industry_exclude/" + i10,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/industry_exclude/" + i10,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/industry_exclude",schemaPath:"#/properties/industry_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.tag_include !== undefined){
let data30 = data.tag_include;
if(Array.isArray(data30)){
if(data30.length > 100){
const err78 = {instancePath:instancePath+"/tag_include",schemaPath:"#/properties/tag_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
const len11 = data30.length;
for(let i11=0; i11<len11; i11++){
let data31 = data30[i11];
if(typeof data31 === "string"){
if(func1(data31) > 200){
const err79 = {instancePath:instancePath+"/tag_include/" + i11,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(func1(data31) < 1){
const err80 = {instancePath:instancePath+"/tag_include/" + i11,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/tag_include/" + i11,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/tag_include",schemaPath:"#/properties/tag_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.tag_exclude !== undefined){
let data32 = data.tag_exclude;
if(Array.isArray(data32)){
if(data32.length > 100){
const err83 = {instancePath:instancePath+"/tag_exclude",schemaPath:"#/properties/tag_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
const len12 = data32.length;
for(let i12=0; i12<len12; i12++){
let data33 = data32[i12];
if(typeof data33 === "string"){
if(func1(data33) > 200){
const err84 = {instancePath:instancePath+"/tag_exclude/" + i12,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(func1(data33) < 1){
const err85 = {instancePath:instancePath+"/tag_exclude/" + i12,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/tag_exclude/" + i12,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/tag_exclude",schemaPath:"#/properties/tag_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.min_founded_year !== undefined){
let data34 = data.min_founded_year;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err88 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 2100 || isNaN(data34)){
const err89 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data34 < 1000 || isNaN(data34)){
const err90 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data.max_founded_year !== undefined){
let data35 = data.max_founded_year;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err91 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 2100 || isNaN(data35)){
const err92 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data35 < 1000 || isNaN(data35)){
const err93 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data.ownership_include !== undefined){
let data36 = data.ownership_include;
if(Array.isArray(data36)){
if(data36.length > 5){
const err94 = {instancePath:instancePath+"/ownership_include",schemaPath:"#/properties/ownership_include/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
const len13 = data36.length;
for(let i13=0; i13<len13; i13++){
let data37 = data36[i13];
if(typeof data37 !== "string"){
const err95 = {instancePath:instancePath+"/ownership_include/" + i13,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(!(((((data37 === "private") || (data37 === "public")) || (data37 === "nonprofit")) || (data37 === "government")) || (data37 === "subsidiary"))){
const err96 = {instancePath:instancePath+"/ownership_include/" + i13,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/ownership_include",schemaPath:"#/properties/ownership_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.ownership_exclude !== undefined){
let data38 = data.ownership_exclude;
if(Array.isArray(data38)){
if(data38.length > 5){
const err98 = {instancePath:instancePath+"/ownership_exclude",schemaPath:"#/properties/ownership_exclude/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
const len14 = data38.length;
for(let i14=0; i14<len14; i14++){
let data39 = data38[i14];
if(typeof data39 !== "string"){
const err99 = {instancePath:instancePath+"/ownership_exclude/" + i14,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(!(((((data39 === "private") || (data39 === "public")) || (data39 === "nonprofit")) || (data39 === "government")) || (data39 === "subsidiary"))){
const err100 = {instancePath:instancePath+"/ownership_exclude/" + i14,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/ownership_exclude",schemaPath:"#/properties/ownership_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.min_total_funding_usd !== undefined){
let data40 = data.min_total_funding_usd;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err102 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 9007199254740991 || isNaN(data40)){
const err103 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err104 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
if(data.max_total_funding_usd !== undefined){
let data41 = data.max_total_funding_usd;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err105 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 9007199254740991 || isNaN(data41)){
const err106 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err107 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data.last_funding_type_include !== undefined){
let data42 = data.last_funding_type_include;
if(Array.isArray(data42)){
if(data42.length > 100){
const err108 = {instancePath:instancePath+"/last_funding_type_include",schemaPath:"#/properties/last_funding_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
const len15 = data42.length;
for(let i15=0; i15<len15; i15++){
let data43 = data42[i15];
if(typeof data43 === "string"){
if(func1(data43) > 200){
const err109 = {instancePath:instancePath+"/last_funding_type_include/" + i15,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(func1(data43) < 1){
const err110 = {instancePath:instancePath+"/last_funding_type_include/" + i15,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/last_funding_type_include/" + i15,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/last_funding_type_include",schemaPath:"#/properties/last_funding_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.last_funding_type_exclude !== undefined){
let data44 = data.last_funding_type_exclude;
if(Array.isArray(data44)){
if(data44.length > 100){
const err113 = {instancePath:instancePath+"/last_funding_type_exclude",schemaPath:"#/properties/last_funding_type_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
const len16 = data44.length;
for(let i16=0; i16<len16; i16++){
let data45 = data44[i16];
if(typeof data45 === "string"){
if(func1(data45) > 200){
const err114 = {instancePath:instancePath+"/last_funding_type_exclude/" + i16,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(func1(data45) < 1){
const err115 = {instancePath:instancePath+"/last_funding_type_exclude/" + i16,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/last_funding_type_exclude/" + i16,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/last_funding_type_exclude",schemaPath:"#/properties/last_funding_type_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.last_funding_after !== undefined){
let data46 = data.last_funding_after;
if(typeof data46 === "string"){
if(func1(data46) > 10){
const err118 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!(formats0.validate(data46))){
const err119 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.last_funding_before !== undefined){
let data47 = data.last_funding_before;
if(typeof data47 === "string"){
if(func1(data47) > 10){
const err121 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!(formats0.validate(data47))){
const err122 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.min_revenue_usd !== undefined){
let data48 = data.min_revenue_usd;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err124 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 > 9007199254740991 || isNaN(data48)){
const err125 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data48 < 0 || isNaN(data48)){
const err126 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
if(data.max_revenue_usd !== undefined){
let data49 = data.max_revenue_usd;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err127 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 9007199254740991 || isNaN(data49)){
const err128 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data49 < 0 || isNaN(data49)){
const err129 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
if(typeof data.interpret !== "boolean"){
const err130 = {instancePath:instancePath+"/interpret",schemaPath:"#/properties/interpret/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data.exclude !== undefined){
let data51 = data.exclude;
if(Array.isArray(data51)){
if(data51.length > 20){
const err131 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
const len17 = data51.length;
for(let i17=0; i17<len17; i17++){
let data52 = data51[i17];
if(typeof data52 === "string"){
if(func1(data52) > 200){
const err132 = {instancePath:instancePath+"/exclude/" + i17,schemaPath:"contract#/$defs/ExcludedWords/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(func1(data52) < 1){
const err133 = {instancePath:instancePath+"/exclude/" + i17,schemaPath:"contract#/$defs/ExcludedWords/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(!pattern10.test(data52)){
const err134 = {instancePath:instancePath+"/exclude/" + i17,schemaPath:"contract#/$defs/ExcludedWords/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*[^\\x00\\s][^\\x00]*$"},message:"must match pattern \""+"^[^\\x00]*[^\\x00\\s][^\\x00]*$"+"\""};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/exclude/" + i17,schemaPath:"contract#/$defs/ExcludedWords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(typeof data.exclude_my_accounts !== "boolean"){
const err137 = {instancePath:instancePath+"/exclude_my_accounts",schemaPath:"#/properties/exclude_my_accounts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(typeof data.exclude_in_crm !== "boolean"){
const err138 = {instancePath:instancePath+"/exclude_in_crm",schemaPath:"#/properties/exclude_in_crm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(typeof data.exclude_returned_before !== "boolean"){
const err139 = {instancePath:instancePath+"/exclude_returned_before",schemaPath:"#/properties/exclude_returned_before/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data.exclude_audience_ids !== undefined){
let data56 = data.exclude_audience_ids;
if(Array.isArray(data56)){
if(data56.length > 100){
const err140 = {instancePath:instancePath+"/exclude_audience_ids",schemaPath:"#/properties/exclude_audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
const len18 = data56.length;
for(let i18=0; i18<len18; i18++){
let data57 = data56[i18];
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err141 = {instancePath:instancePath+"/exclude_audience_ids/" + i18,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 9007199254740991 || isNaN(data57)){
const err142 = {instancePath:instancePath+"/exclude_audience_ids/" + i18,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data57 < 1 || isNaN(data57)){
const err143 = {instancePath:instancePath+"/exclude_audience_ids/" + i18,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
}
else {
const err144 = {instancePath:instancePath+"/exclude_audience_ids",schemaPath:"#/properties/exclude_audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data.exclude_domains !== undefined){
let data58 = data.exclude_domains;
if(Array.isArray(data58)){
if(data58.length > 10000){
const err145 = {instancePath:instancePath+"/exclude_domains",schemaPath:"#/properties/exclude_domains/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
const len19 = data58.length;
for(let i19=0; i19<len19; i19++){
let data59 = data58[i19];
if(typeof data59 === "string"){
if(func1(data59) > 2000){
const err146 = {instancePath:instancePath+"/exclude_domains/" + i19,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(func1(data59) < 1){
const err147 = {instancePath:instancePath+"/exclude_domains/" + i19,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/exclude_domains/" + i19,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
else {
const err149 = {instancePath:instancePath+"/exclude_domains",schemaPath:"#/properties/exclude_domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
else {
const err150 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check19 = validate56;
const schema223 = {"type":"object","required":["people_ids"],"properties":{"people_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"minItems":1,"maxItems":500}},"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people_ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "people_ids"},message:"must have required property '"+"people_ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "people_ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.people_ids !== undefined){
let data0 = data.people_ids;
if(Array.isArray(data0)){
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check20 = validate57;
const schema225 = {"type":"object","required":["people_ids"],"properties":{"people_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"minItems":1,"maxItems":100}},"additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people_ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "people_ids"},message:"must have required property '"+"people_ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "people_ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.people_ids !== undefined){
let data0 = data.people_ids;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/people_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/people_ids",schemaPath:"#/properties/people_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check21 = validate58;
const schema227 = {"type":"object","properties":{"view_id":{"type":["string","null"],"minLength":1,"maxLength":64},"filters":{"type":["object","null"],"properties":{"min_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"max_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"funding_stages":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"hq_country_codes":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"funding_stage_include":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"funding_stage_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"industry_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"industry_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"min_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"max_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"ownership_include":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"ownership_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"min_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"last_funding_type_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_type_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_after":{"$ref":"contract#/$defs/CalendarDate"},"last_funding_before":{"$ref":"contract#/$defs/CalendarDate"},"min_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"has_company_social_url":{"type":"boolean"},"name_or_domain_contains":{"$ref":"contract#/$defs/FilterText"},"domain_include":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":500},"domain_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":500},"added_after":{"$ref":"contract#/$defs/Timestamp"},"added_before":{"$ref":"contract#/$defs/Timestamp"},"is_present_in_crm":{"type":"boolean"},"has_open_deal":{"type":"boolean"},"is_customer":{"type":"boolean"},"crm_owner_include":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100},"crm_owner_exclude":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100},"is_imported":{"type":"boolean"},"include_audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"include_signal_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"insight_within_days":{"type":"integer","minimum":1,"maximum":365},"min_insight_count":{"type":"integer","minimum":1,"maximum":1000000},"full_name_contains":{"$ref":"contract#/$defs/FilterText"},"seniority_include":{"type":"array","items":{"$ref":"contract#/$defs/Seniority"},"maxItems":10},"seniority_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Seniority"},"maxItems":10},"department_include":{"type":"array","items":{"$ref":"contract#/$defs/Department"},"maxItems":15},"department_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Department"},"maxItems":15},"title_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":50},"title_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":50},"person_country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"person_country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"person_city_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"people_audience_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"people_audience_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"people_signal_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"people_signal_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"account_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":500},"has_work_email":{"type":"boolean"},"do_not_contact":{"type":"boolean"},"has_social_url":{"type":"boolean"},"signal_within_days":{"type":"integer","minimum":1,"maximum":365},"event_type_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"event_within_days":{"type":"integer","minimum":1,"maximum":365}},"additionalProperties":{}},"sort_key":{"$ref":"contract#/$defs/PeopleSortKey","default":"latest_signal_date"},"sort_direction":{"$ref":"contract#/$defs/SortDirection","default":"desc"},"page":{"type":"integer","minimum":0,"maximum":2147483647,"default":0},"page_size":{"type":"integer","minimum":1,"maximum":500,"default":50}},"additionalProperties":false};
const schema281 = {"type":"string","enum":["latest_signal_date","full_name","seniority"]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort_key === undefined){
data.sort_key = "latest_signal_date";
}
if(data.sort_direction === undefined){
data.sort_direction = "desc";
}
if(data.page === undefined){
data.page = 0;
}
if(data.page_size === undefined){
data.page_size = 50;
}
for(const key0 in data){
if(!((((((key0 === "view_id") || (key0 === "filters")) || (key0 === "sort_key")) || (key0 === "sort_direction")) || (key0 === "page")) || (key0 === "page_size"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.view_id !== undefined){
let data0 = data.view_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/type",keyword:"type",params:{type: schema227.properties.view_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.filters !== undefined){
let data1 = data.filters;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: schema227.properties.filters.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.min_employee_count !== undefined){
let data2 = data1.min_employee_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data1.max_employee_count !== undefined){
let data3 = data1.max_employee_count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data1.funding_stages !== undefined){
let data4 = data1.funding_stages;
if(Array.isArray(data4)){
if(data4.length > 13){
const err11 = {instancePath:instancePath+"/filters/funding_stages",schemaPath:"#/properties/filters/properties/funding_stages/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 20){
const err12 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data5) < 1){
const err13 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/filters/funding_stages",schemaPath:"#/properties/filters/properties/funding_stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.hq_country_codes !== undefined){
let data6 = data1.hq_country_codes;
if(Array.isArray(data6)){
if(data6.length > 250){
const err16 = {instancePath:instancePath+"/filters/hq_country_codes",schemaPath:"#/properties/filters/properties/hq_country_codes/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func1(data7) > 3){
const err17 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data7) < 2){
const err18 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/filters/hq_country_codes",schemaPath:"#/properties/filters/properties/hq_country_codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.funding_stage_include !== undefined){
let data8 = data1.funding_stage_include;
if(Array.isArray(data8)){
if(data8.length > 13){
const err21 = {instancePath:instancePath+"/filters/funding_stage_include",schemaPath:"#/properties/filters/properties/funding_stage_include/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func1(data9) > 20){
const err22 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data9) < 1){
const err23 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/filters/funding_stage_include",schemaPath:"#/properties/filters/properties/funding_stage_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.funding_stage_exclude !== undefined){
let data10 = data1.funding_stage_exclude;
if(Array.isArray(data10)){
if(data10.length > 13){
const err26 = {instancePath:instancePath+"/filters/funding_stage_exclude",schemaPath:"#/properties/filters/properties/funding_stage_exclude/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 === "string"){
if(func1(data11) > 20){
const err27 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data11) < 1){
const err28 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/filters/funding_stage_exclude",schemaPath:"#/properties/filters/properties/funding_stage_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.country_include !== undefined){
let data12 = data1.country_include;
if(Array.isArray(data12)){
if(data12.length > 250){
const err31 = {instancePath:instancePath+"/filters/country_include",schemaPath:"#/properties/filters/properties/country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
if(typeof data13 === "string"){
if(func1(data13) > 3){
const err32 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func1(data13) < 2){
const err33 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/filters/country_include",schemaPath:"#/properties/filters/properties/country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.country_exclude !== undefined){
let data14 = data1.country_exclude;
if(Array.isArray(data14)){
if(data14.length > 250){
const err36 = {instancePath:instancePath+"/filters/country_exclude",schemaPath:"#/properties/filters/properties/country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
let data15 = data14[i5];
if(typeof data15 === "string"){
if(func1(data15) > 3){
const err37 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data15) < 2){
const err38 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/filters/country_exclude",schemaPath:"#/properties/filters/properties/country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data1.industry_include !== undefined){
let data16 = data1.industry_include;
if(Array.isArray(data16)){
if(data16.length > 100){
const err41 = {instancePath:instancePath+"/filters/industry_include",schemaPath:"#/properties/filters/properties/industry_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len6 = data16.length;
for(let i6=0; i6<len6; i6++){
let data17 = data16[i6];
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err42 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data17) < 1){
const err43 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/filters/industry_include",schemaPath:"#/properties/filters/properties/industry_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data1.industry_exclude !== undefined){
let data18 = data1.industry_exclude;
if(Array.isArray(data18)){
if(data18.length > 100){
const err46 = {instancePath:instancePath+"/filters/industry_exclude",schemaPath:"#/properties/filters/properties/industry_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len7 = data18.length;
for(let i7=0; i7<len7; i7++){
let data19 = data18[i7];
if(typeof data19 === "string"){
if(func1(data19) > 200){
const err47 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data19) < 1){
const err48 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/filters/industry_exclude",schemaPath:"#/properties/filters/properties/industry_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data1.tag_include !== undefined){
let data20 = data1.tag_include;
if(Array.isArray(data20)){
if(data20.length > 100){
const err51 = {instancePath:instancePath+"/filters/tag_include",schemaPath:"#/properties/filters/properties/tag_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len8 = data20.length;
for(let i8=0; i8<len8; i8++){
let data21 = data20[i8];
if(typeof data21 === "string"){
if(func1(data21) > 200){
const err52 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func1(data21) < 1){
const err53 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/filters/tag_include",schemaPath:"#/properties/filters/properties/tag_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data1.tag_exclude !== undefined){
let data22 = data1.tag_exclude;
if(Array.isArray(data22)){
if(data22.length > 100){
const err56 = {instancePath:instancePath+"/filters/tag_exclude",schemaPath:"#/properties/filters/properties/tag_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len9 = data22.length;
for(let i9=0; i9<len9; i9++){
let data23 = data22[i9];
if(typeof data23 === "string"){
if(func1(data23) > 200){
const err57 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func1(data23) < 1){
const err58 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/filters/tag_exclude",schemaPath:"#/properties/filters/properties/tag_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data1.city_include !== undefined){
let data24 = data1.city_include;
if(Array.isArray(data24)){
if(data24.length > 100){
const err61 = {instancePath:instancePath+"/filters/city_include",schemaPath:"#/properties/filters/properties/city_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len10 = data24.length;
for(let i10=0; i10<len10; i10++){
let data25 = data24[i10];
if(typeof data25 === "string"){
if(func1(data25) > 200){
const err62 = {instancePath:instancePath+"/filters/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(func1(data25) < 1){
const err63 = {instancePath:instancePath+"/filters/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/filters/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/filters/city_include",schemaPath:"#/properties/filters/properties/city_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data1.city_exclude !== undefined){
let data26 = data1.city_exclude;
if(Array.isArray(data26)){
if(data26.length > 100){
const err66 = {instancePath:instancePath+"/filters/city_exclude",schemaPath:"#/properties/filters/properties/city_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const len11 = data26.length;
for(let i11=0; i11<len11; i11++){
let data27 = data26[i11];
if(typeof data27 === "string"){
if(func1(data27) > 200){
const err67 = {instancePath:instancePath+"/filters/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(func1(data27) < 1){
const err68 = {instancePath:instancePath+"/filters/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/filters/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/filters/city_exclude",schemaPath:"#/properties/filters/properties/city_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data1.min_founded_year !== undefined){
let data28 = data1.min_founded_year;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err71 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 2100 || isNaN(data28)){
const err72 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data28 < 1000 || isNaN(data28)){
const err73 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data1.max_founded_year !== undefined){
let data29 = data1.max_founded_year;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err74 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 2100 || isNaN(data29)){
const err75 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data29 < 1000 || isNaN(data29)){
const err76 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
if(data1.ownership_include !== undefined){
let data30 = data1.ownership_include;
if(Array.isArray(data30)){
if(data30.length > 5){
const err77 = {instancePath:instancePath+"/filters/ownership_include",schemaPath:"#/properties/filters/properties/ownership_include/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len12 = data30.length;
for(let i12=0; i12<len12; i12++){
let data31 = data30[i12];
if(typeof data31 !== "string"){
const err78 = {instancePath:instancePath+"/filters/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!(((((data31 === "private") || (data31 === "public")) || (data31 === "nonprofit")) || (data31 === "government")) || (data31 === "subsidiary"))){
const err79 = {instancePath:instancePath+"/filters/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/filters/ownership_include",schemaPath:"#/properties/filters/properties/ownership_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data1.ownership_exclude !== undefined){
let data32 = data1.ownership_exclude;
if(Array.isArray(data32)){
if(data32.length > 5){
const err81 = {instancePath:instancePath+"/filters/ownership_exclude",schemaPath:"#/properties/filters/properties/ownership_exclude/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const len13 = data32.length;
for(let i13=0; i13<len13; i13++){
let data33 = data32[i13];
if(typeof data33 !== "string"){
const err82 = {instancePath:instancePath+"/filters/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!(((((data33 === "private") || (data33 === "public")) || (data33 === "nonprofit")) || (data33 === "government")) || (data33 === "subsidiary"))){
const err83 = {instancePath:instancePath+"/filters/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/filters/ownership_exclude",schemaPath:"#/properties/filters/properties/ownership_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data1.min_total_funding_usd !== undefined){
let data34 = data1.min_total_funding_usd;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err85 = {instancePath:instancePath+"/filters/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){
const err86 = {instancePath:instancePath+"/filters/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err87 = {instancePath:instancePath+"/filters/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data1.max_total_funding_usd !== undefined){
let data35 = data1.max_total_funding_usd;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err88 = {instancePath:instancePath+"/filters/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 9007199254740991 || isNaN(data35)){
const err89 = {instancePath:instancePath+"/filters/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err90 = {instancePath:instancePath+"/filters/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data1.last_funding_type_include !== undefined){
let data36 = data1.last_funding_type_include;
if(Array.isArray(data36)){
if(data36.length > 100){
const err91 = {instancePath:instancePath+"/filters/last_funding_type_include",schemaPath:"#/properties/filters/properties/last_funding_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
const len14 = data36.length;
for(let i14=0; i14<len14; i14++){
let data37 = data36[i14];
if(typeof data37 === "string"){
if(func1(data37) > 200){
const err92 = {instancePath:instancePath+"/filters/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(func1(data37) < 1){
const err93 = {instancePath:instancePath+"/filters/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/filters/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/filters/last_funding_type_include",schemaPath:"#/properties/filters/properties/last_funding_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data1.last_funding_type_exclude !== undefined){
let data38 = data1.last_funding_type_exclude;
if(Array.isArray(data38)){
if(data38.length > 100){
const err96 = {instancePath:instancePath+"/filters/last_funding_type_exclude",schemaPath:"#/properties/filters/properties/last_funding_type_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
const len15 = data38.length;
for(let i15=0; i15<len15; i15++){
let data39 = data38[i15];
if(typeof data39 === "string"){
if(func1(data39) > 200){
const err97 = {instancePath:instancePath+"/filters/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(func1(data39) < 1){
const err98 = {instancePath:instancePath+"/filters/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/filters/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/filters/last_funding_type_exclude",schemaPath:"#/properties/filters/properties/last_funding_type_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data1.last_funding_after !== undefined){
let data40 = data1.last_funding_after;
if(typeof data40 === "string"){
if(func1(data40) > 10){
const err101 = {instancePath:instancePath+"/filters/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(!(formats0.validate(data40))){
const err102 = {instancePath:instancePath+"/filters/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/filters/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data1.last_funding_before !== undefined){
let data41 = data1.last_funding_before;
if(typeof data41 === "string"){
if(func1(data41) > 10){
const err104 = {instancePath:instancePath+"/filters/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(!(formats0.validate(data41))){
const err105 = {instancePath:instancePath+"/filters/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/filters/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data1.min_revenue_usd !== undefined){
let data42 = data1.min_revenue_usd;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err107 = {instancePath:instancePath+"/filters/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 9007199254740991 || isNaN(data42)){
const err108 = {instancePath:instancePath+"/filters/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data42 < 0 || isNaN(data42)){
const err109 = {instancePath:instancePath+"/filters/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
if(data1.max_revenue_usd !== undefined){
let data43 = data1.max_revenue_usd;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err110 = {instancePath:instancePath+"/filters/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 9007199254740991 || isNaN(data43)){
const err111 = {instancePath:instancePath+"/filters/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data43 < 0 || isNaN(data43)){
const err112 = {instancePath:instancePath+"/filters/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
if(data1.has_company_social_url !== undefined){
if(typeof data1.has_company_social_url !== "boolean"){
const err113 = {instancePath:instancePath+"/filters/has_company_social_url",schemaPath:"#/properties/filters/properties/has_company_social_url/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data1.name_or_domain_contains !== undefined){
let data45 = data1.name_or_domain_contains;
if(typeof data45 === "string"){
if(func1(data45) > 200){
const err114 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(func1(data45) < 1){
const err115 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data1.domain_include !== undefined){
let data46 = data1.domain_include;
if(Array.isArray(data46)){
if(data46.length > 500){
const err117 = {instancePath:instancePath+"/filters/domain_include",schemaPath:"#/properties/filters/properties/domain_include/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
const len16 = data46.length;
for(let i16=0; i16<len16; i16++){
let data47 = data46[i16];
if(typeof data47 === "string"){
if(func1(data47) > 2000){
const err118 = {instancePath:instancePath+"/filters/domain_include/" + i16,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(func1(data47) < 1){
const err119 = {instancePath:instancePath+"/filters/domain_include/" + i16,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/filters/domain_include/" + i16,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/filters/domain_include",schemaPath:"#/properties/filters/properties/domain_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data1.domain_exclude !== undefined){
let data48 = data1.domain_exclude;
if(Array.isArray(data48)){
if(data48.length > 500){
const err122 = {instancePath:instancePath+"/filters/domain_exclude",schemaPath:"#/properties/filters/properties/domain_exclude/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
const len17 = data48.length;
for(let i17=0; i17<len17; i17++){
let data49 = data48[i17];
if(typeof data49 === "string"){
if(func1(data49) > 2000){
const err123 = {instancePath:instancePath+"/filters/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(func1(data49) < 1){
const err124 = {instancePath:instancePath+"/filters/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/filters/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/filters/domain_exclude",schemaPath:"#/properties/filters/properties/domain_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data1.added_after !== undefined){
let data50 = data1.added_after;
if(typeof data50 === "string"){
if(func1(data50) > 40){
const err127 = {instancePath:instancePath+"/filters/added_after",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(!(formats4.validate(data50))){
const err128 = {instancePath:instancePath+"/filters/added_after",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/filters/added_after",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data1.added_before !== undefined){
let data51 = data1.added_before;
if(typeof data51 === "string"){
if(func1(data51) > 40){
const err130 = {instancePath:instancePath+"/filters/added_before",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(!(formats4.validate(data51))){
const err131 = {instancePath:instancePath+"/filters/added_before",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/filters/added_before",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data1.is_present_in_crm !== undefined){
if(typeof data1.is_present_in_crm !== "boolean"){
const err133 = {instancePath:instancePath+"/filters/is_present_in_crm",schemaPath:"#/properties/filters/properties/is_present_in_crm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data1.has_open_deal !== undefined){
if(typeof data1.has_open_deal !== "boolean"){
const err134 = {instancePath:instancePath+"/filters/has_open_deal",schemaPath:"#/properties/filters/properties/has_open_deal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data1.is_customer !== undefined){
if(typeof data1.is_customer !== "boolean"){
const err135 = {instancePath:instancePath+"/filters/is_customer",schemaPath:"#/properties/filters/properties/is_customer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data1.crm_owner_include !== undefined){
let data55 = data1.crm_owner_include;
if(Array.isArray(data55)){
if(data55.length > 100){
const err136 = {instancePath:instancePath+"/filters/crm_owner_include",schemaPath:"#/properties/filters/properties/crm_owner_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
const len18 = data55.length;
for(let i18=0; i18<len18; i18++){
let data56 = data55[i18];
if(typeof data56 === "string"){
if(func1(data56) > 200){
const err137 = {instancePath:instancePath+"/filters/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(func1(data56) < 1){
const err138 = {instancePath:instancePath+"/filters/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/filters/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/filters/crm_owner_include",schemaPath:"#/properties/filters/properties/crm_owner_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data1.crm_owner_exclude !== undefined){
let data57 = data1.crm_owner_exclude;
if(Array.isArray(data57)){
if(data57.length > 100){
const err141 = {instancePath:instancePath+"/filters/crm_owner_exclude",schemaPath:"#/properties/filters/properties/crm_owner_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
const len19 = data57.length;
for(let i19=0; i19<len19; i19++){
let data58 = data57[i19];
if(typeof data58 === "string"){
if(func1(data58) > 200){
const err142 = {instancePath:instancePath+"/filters/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(func1(data58) < 1){
const err143 = {instancePath:instancePath+"/filters/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/filters/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/filters/crm_owner_exclude",schemaPath:"#/properties/filters/properties/crm_owner_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data1.is_imported !== undefined){
if(typeof data1.is_imported !== "boolean"){
const err146 = {instancePath:instancePath+"/filters/is_imported",schemaPath:"#/properties/filters/properties/is_imported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data1.include_audience_ids !== undefined){
let data60 = data1.include_audience_ids;
if(Array.isArray(data60)){
if(data60.length > 100){
const err147 = {instancePath:instancePath+"/filters/include_audience_ids",schemaPath:"#/properties/filters/properties/include_audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
const len20 = data60.length;
for(let i20=0; i20<len20; i20++){
let data61 = data60[i20];
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err148 = {instancePath:instancePath+"/filters/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 9007199254740991 || isNaN(data61)){
const err149 = {instancePath:instancePath+"/filters/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data61 < 1 || isNaN(data61)){
const err150 = {instancePath:instancePath+"/filters/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
}
else {
const err151 = {instancePath:instancePath+"/filters/include_audience_ids",schemaPath:"#/properties/filters/properties/include_audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data1.include_signal_ids !== undefined){
let data62 = data1.include_signal_ids;
if(Array.isArray(data62)){
if(data62.length > 100){
const err152 = {instancePath:instancePath+"/filters/include_signal_ids",schemaPath:"#/properties/filters/properties/include_signal_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
const len21 = data62.length;
for(let i21=0; i21<len21; i21++){
let data63 = data62[i21];
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err153 = {instancePath:instancePath+"/filters/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 9007199254740991 || isNaN(data63)){
const err154 = {instancePath:instancePath+"/filters/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data63 < 1 || isNaN(data63)){
const err155 = {instancePath:instancePath+"/filters/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
}
else {
const err156 = {instancePath:instancePath+"/filters/include_signal_ids",schemaPath:"#/properties/filters/properties/include_signal_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data1.audience_include !== undefined){
let data64 = data1.audience_include;
if(Array.isArray(data64)){
if(data64.length > 100){
const err157 = {instancePath:instancePath+"/filters/audience_include",schemaPath:"#/properties/filters/properties/audience_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
const len22 = data64.length;
for(let i22=0; i22<len22; i22++){
let data65 = data64[i22];
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err158 = {instancePath:instancePath+"/filters/audience_include/" + i22,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 9007199254740991 || isNaN(data65)){
const err159 = {instancePath:instancePath+"/filters/audience_include/" + i22,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data65 < 1 || isNaN(data65)){
const err160 = {instancePath:instancePath+"/filters/audience_include/" + i22,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
}
else {
const err161 = {instancePath:instancePath+"/filters/audience_include",schemaPath:"#/properties/filters/properties/audience_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data1.audience_exclude !== undefined){
let data66 = data1.audience_exclude;
if(Array.isArray(data66)){
if(data66.length > 100){
const err162 = {instancePath:instancePath+"/filters/audience_exclude",schemaPath:"#/properties/filters/properties/audience_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
const len23 = data66.length;
for(let i23=0; i23<len23; i23++){
let data67 = data66[i23];
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
const err163 = {instancePath:instancePath+"/filters/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 > 9007199254740991 || isNaN(data67)){
const err164 = {instancePath:instancePath+"/filters/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data67 < 1 || isNaN(data67)){
const err165 = {instancePath:instancePath+"/filters/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
}
else {
const err166 = {instancePath:instancePath+"/filters/audience_exclude",schemaPath:"#/properties/filters/properties/audience_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data1.signal_include !== undefined){
let data68 = data1.signal_include;
if(Array.isArray(data68)){
if(data68.length > 100){
const err167 = {instancePath:instancePath+"/filters/signal_include",schemaPath:"#/properties/filters/properties/signal_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
const len24 = data68.length;
for(let i24=0; i24<len24; i24++){
let data69 = data68[i24];
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err168 = {instancePath:instancePath+"/filters/signal_include/" + i24,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 9007199254740991 || isNaN(data69)){
const err169 = {instancePath:instancePath+"/filters/signal_include/" + i24,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data69 < 1 || isNaN(data69)){
const err170 = {instancePath:instancePath+"/filters/signal_include/" + i24,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
}
else {
const err171 = {instancePath:instancePath+"/filters/signal_include",schemaPath:"#/properties/filters/properties/signal_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data1.signal_exclude !== undefined){
let data70 = data1.signal_exclude;
if(Array.isArray(data70)){
if(data70.length > 100){
const err172 = {instancePath:instancePath+"/filters/signal_exclude",schemaPath:"#/properties/filters/properties/signal_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
const len25 = data70.length;
for(let i25=0; i25<len25; i25++){
let data71 = data70[i25];
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err173 = {instancePath:instancePath+"/filters/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 9007199254740991 || isNaN(data71)){
const err174 = {instancePath:instancePath+"/filters/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data71 < 1 || isNaN(data71)){
const err175 = {instancePath:instancePath+"/filters/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
}
else {
const err176 = {instancePath:instancePath+"/filters/signal_exclude",schemaPath:"#/properties/filters/properties/signal_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data1.insight_within_days !== undefined){
let data72 = data1.insight_within_days;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err177 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 > 365 || isNaN(data72)){
const err178 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data72 < 1 || isNaN(data72)){
const err179 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
if(data1.min_insight_count !== undefined){
let data73 = data1.min_insight_count;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err180 = {instancePath:instancePath+"/filters/min_insight_count",schemaPath:"#/properties/filters/properties/min_insight_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 1000000 || isNaN(data73)){
const err181 = {instancePath:instancePath+"/filters/min_insight_count",schemaPath:"#/properties/filters/properties/min_insight_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data73 < 1 || isNaN(data73)){
const err182 = {instancePath:instancePath+"/filters/min_insight_count",schemaPath:"#/properties/filters/properties/min_insight_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
if(data1.full_name_contains !== undefined){
let data74 = data1.full_name_contains;
if(typeof data74 === "string"){
if(func1(data74) > 200){
const err183 = {instancePath:instancePath+"/filters/full_name_contains",schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(func1(data74) < 1){
const err184 = {instancePath:instancePath+"/filters/full_name_contains",schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
else {
const err185 = {instancePath:instancePath+"/filters/full_name_contains",schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data1.seniority_include !== undefined){
let data75 = data1.seniority_include;
if(Array.isArray(data75)){
if(data75.length > 10){
const err186 = {instancePath:instancePath+"/filters/seniority_include",schemaPath:"#/properties/filters/properties/seniority_include/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
const len26 = data75.length;
for(let i26=0; i26<len26; i26++){
let data76 = data75[i26];
if(typeof data76 !== "string"){
const err187 = {instancePath:instancePath+"/filters/seniority_include/" + i26,schemaPath:"contract#/$defs/Seniority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(!((((((((((data76 === "FOUNDER") || (data76 === "CXO")) || (data76 === "PARTNER")) || (data76 === "VP")) || (data76 === "HEAD")) || (data76 === "DIRECTOR")) || (data76 === "MANAGER")) || (data76 === "SENIOR")) || (data76 === "ENTRY")) || (data76 === "INTERN"))){
const err188 = {instancePath:instancePath+"/filters/seniority_include/" + i26,schemaPath:"contract#/$defs/Seniority/enum",keyword:"enum",params:{allowedValues: schema167.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
else {
const err189 = {instancePath:instancePath+"/filters/seniority_include",schemaPath:"#/properties/filters/properties/seniority_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data1.seniority_exclude !== undefined){
let data77 = data1.seniority_exclude;
if(Array.isArray(data77)){
if(data77.length > 10){
const err190 = {instancePath:instancePath+"/filters/seniority_exclude",schemaPath:"#/properties/filters/properties/seniority_exclude/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
const len27 = data77.length;
for(let i27=0; i27<len27; i27++){
let data78 = data77[i27];
if(typeof data78 !== "string"){
const err191 = {instancePath:instancePath+"/filters/seniority_exclude/" + i27,schemaPath:"contract#/$defs/Seniority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(!((((((((((data78 === "FOUNDER") || (data78 === "CXO")) || (data78 === "PARTNER")) || (data78 === "VP")) || (data78 === "HEAD")) || (data78 === "DIRECTOR")) || (data78 === "MANAGER")) || (data78 === "SENIOR")) || (data78 === "ENTRY")) || (data78 === "INTERN"))){
const err192 = {instancePath:instancePath+"/filters/seniority_exclude/" + i27,schemaPath:"contract#/$defs/Seniority/enum",keyword:"enum",params:{allowedValues: schema167.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
else {
const err193 = {instancePath:instancePath+"/filters/seniority_exclude",schemaPath:"#/properties/filters/properties/seniority_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data1.department_include !== undefined){
let data79 = data1.department_include;
if(Array.isArray(data79)){
if(data79.length > 15){
const err194 = {instancePath:instancePath+"/filters/department_include",schemaPath:"#/properties/filters/properties/department_include/maxItems",keyword:"maxItems",params:{limit: 15},message:"must NOT have more than 15 items"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
const len28 = data79.length;
for(let i28=0; i28<len28; i28++){
let data80 = data79[i28];
if(typeof data80 !== "string"){
const err195 = {instancePath:instancePath+"/filters/department_include/" + i28,schemaPath:"contract#/$defs/Department/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(!(((((((((((((((data80 === "ENGINEERING") || (data80 === "PRODUCT")) || (data80 === "DATA")) || (data80 === "SALES")) || (data80 === "MARKETING")) || (data80 === "OPERATIONS")) || (data80 === "FINANCE")) || (data80 === "HR")) || (data80 === "LEGAL")) || (data80 === "EXECUTIVE")) || (data80 === "CUSTOMER_SUCCESS")) || (data80 === "SECURITY")) || (data80 === "IT")) || (data80 === "OTHER")) || (data80 === "DESIGN"))){
const err196 = {instancePath:instancePath+"/filters/department_include/" + i28,schemaPath:"contract#/$defs/Department/enum",keyword:"enum",params:{allowedValues: schema168.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
else {
const err197 = {instancePath:instancePath+"/filters/department_include",schemaPath:"#/properties/filters/properties/department_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data1.department_exclude !== undefined){
let data81 = data1.department_exclude;
if(Array.isArray(data81)){
if(data81.length > 15){
const err198 = {instancePath:instancePath+"/filters/department_exclude",schemaPath:"#/properties/filters/properties/department_exclude/maxItems",keyword:"maxItems",params:{limit: 15},message:"must NOT have more than 15 items"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
const len29 = data81.length;
for(let i29=0; i29<len29; i29++){
let data82 = data81[i29];
if(typeof data82 !== "string"){
const err199 = {instancePath:instancePath+"/filters/department_exclude/" + i29,schemaPath:"contract#/$defs/Department/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(!(((((((((((((((data82 === "ENGINEERING") || (data82 === "PRODUCT")) || (data82 === "DATA")) || (data82 === "SALES")) || (data82 === "MARKETING")) || (data82 === "OPERATIONS")) || (data82 === "FINANCE")) || (data82 === "HR")) || (data82 === "LEGAL")) || (data82 === "EXECUTIVE")) || (data82 === "CUSTOMER_SUCCESS")) || (data82 === "SECURITY")) || (data82 === "IT")) || (data82 === "OTHER")) || (data82 === "DESIGN"))){
const err200 = {instancePath:instancePath+"/filters/department_exclude/" + i29,schemaPath:"contract#/$defs/Department/enum",keyword:"enum",params:{allowedValues: schema168.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
}
else {
const err201 = {instancePath:instancePath+"/filters/department_exclude",schemaPath:"#/properties/filters/properties/department_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data1.title_include !== undefined){
let data83 = data1.title_include;
if(Array.isArray(data83)){
if(data83.length > 50){
const err202 = {instancePath:instancePath+"/filters/title_include",schemaPath:"#/properties/filters/properties/title_include/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
const len30 = data83.length;
for(let i30=0; i30<len30; i30++){
let data84 = data83[i30];
if(typeof data84 === "string"){
if(func1(data84) > 200){
const err203 = {instancePath:instancePath+"/filters/title_include/" + i30,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(func1(data84) < 1){
const err204 = {instancePath:instancePath+"/filters/title_include/" + i30,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
else {
const err205 = {instancePath:instancePath+"/filters/title_include/" + i30,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
else {
const err206 = {instancePath:instancePath+"/filters/title_include",schemaPath:"#/properties/filters/properties/title_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data1.title_exclude !== undefined){
let data85 = data1.title_exclude;
if(Array.isArray(data85)){
if(data85.length > 50){
const err207 = {instancePath:instancePath+"/filters/title_exclude",schemaPath:"#/properties/filters/properties/title_exclude/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
const len31 = data85.length;
for(let i31=0; i31<len31; i31++){
let data86 = data85[i31];
if(typeof data86 === "string"){
if(func1(data86) > 200){
const err208 = {instancePath:instancePath+"/filters/title_exclude/" + i31,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(func1(data86) < 1){
const err209 = {instancePath:instancePath+"/filters/title_exclude/" + i31,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
else {
const err210 = {instancePath:instancePath+"/filters/title_exclude/" + i31,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
else {
const err211 = {instancePath:instancePath+"/filters/title_exclude",schemaPath:"#/properties/filters/properties/title_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data1.person_country_include !== undefined){
let data87 = data1.person_country_include;
if(Array.isArray(data87)){
if(data87.length > 250){
const err212 = {instancePath:instancePath+"/filters/person_country_include",schemaPath:"#/properties/filters/properties/person_country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
const len32 = data87.length;
for(let i32=0; i32<len32; i32++){
let data88 = data87[i32];
if(typeof data88 === "string"){
if(func1(data88) > 3){
const err213 = {instancePath:instancePath+"/filters/person_country_include/" + i32,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(func1(data88) < 2){
const err214 = {instancePath:instancePath+"/filters/person_country_include/" + i32,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
else {
const err215 = {instancePath:instancePath+"/filters/person_country_include/" + i32,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
else {
const err216 = {instancePath:instancePath+"/filters/person_country_include",schemaPath:"#/properties/filters/properties/person_country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data1.person_country_exclude !== undefined){
let data89 = data1.person_country_exclude;
if(Array.isArray(data89)){
if(data89.length > 250){
const err217 = {instancePath:instancePath+"/filters/person_country_exclude",schemaPath:"#/properties/filters/properties/person_country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
const len33 = data89.length;
for(let i33=0; i33<len33; i33++){
let data90 = data89[i33];
if(typeof data90 === "string"){
if(func1(data90) > 3){
const err218 = {instancePath:instancePath+"/filters/person_country_exclude/" + i33,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(func1(data90) < 2){
const err219 = {instancePath:instancePath+"/filters/person_country_exclude/" + i33,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
else {
const err220 = {instancePath:instancePath+"/filters/person_country_exclude/" + i33,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
}
else {
const err221 = {instancePath:instancePath+"/filters/person_country_exclude",schemaPath:"#/properties/filters/properties/person_country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data1.person_city_include !== undefined){
let data91 = data1.person_city_include;
if(Array.isArray(data91)){
if(data91.length > 100){
const err222 = {instancePath:instancePath+"/filters/person_city_include",schemaPath:"#/properties/filters/properties/person_city_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
const len34 = data91.length;
for(let i34=0; i34<len34; i34++){
let data92 = data91[i34];
if(typeof data92 === "string"){
if(func1(data92) > 200){
const err223 = {instancePath:instancePath+"/filters/person_city_include/" + i34,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(func1(data92) < 1){
const err224 = {instancePath:instancePath+"/filters/person_city_include/" + i34,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
else {
const err225 = {instancePath:instancePath+"/filters/person_city_include/" + i34,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
}
else {
const err226 = {instancePath:instancePath+"/filters/person_city_include",schemaPath:"#/properties/filters/properties/person_city_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data1.people_audience_include !== undefined){
let data93 = data1.people_audience_include;
if(Array.isArray(data93)){
if(data93.length > 100){
const err227 = {instancePath:instancePath+"/filters/people_audience_include",schemaPath:"#/properties/filters/properties/people_audience_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
const len35 = data93.length;
for(let i35=0; i35<len35; i35++){
let data94 = data93[i35];
if(!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))){
const err228 = {instancePath:instancePath+"/filters/people_audience_include/" + i35,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 > 9007199254740991 || isNaN(data94)){
const err229 = {instancePath:instancePath+"/filters/people_audience_include/" + i35,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(data94 < 1 || isNaN(data94)){
const err230 = {instancePath:instancePath+"/filters/people_audience_include/" + i35,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
}
else {
const err231 = {instancePath:instancePath+"/filters/people_audience_include",schemaPath:"#/properties/filters/properties/people_audience_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data1.people_audience_exclude !== undefined){
let data95 = data1.people_audience_exclude;
if(Array.isArray(data95)){
if(data95.length > 100){
const err232 = {instancePath:instancePath+"/filters/people_audience_exclude",schemaPath:"#/properties/filters/properties/people_audience_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
const len36 = data95.length;
for(let i36=0; i36<len36; i36++){
let data96 = data95[i36];
if(!(((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96))) && (isFinite(data96)))){
const err233 = {instancePath:instancePath+"/filters/people_audience_exclude/" + i36,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if((typeof data96 == "number") && (isFinite(data96))){
if(data96 > 9007199254740991 || isNaN(data96)){
const err234 = {instancePath:instancePath+"/filters/people_audience_exclude/" + i36,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
if(data96 < 1 || isNaN(data96)){
const err235 = {instancePath:instancePath+"/filters/people_audience_exclude/" + i36,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
}
}
else {
const err236 = {instancePath:instancePath+"/filters/people_audience_exclude",schemaPath:"#/properties/filters/properties/people_audience_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data1.people_signal_include !== undefined){
let data97 = data1.people_signal_include;
if(Array.isArray(data97)){
if(data97.length > 100){
const err237 = {instancePath:instancePath+"/filters/people_signal_include",schemaPath:"#/properties/filters/properties/people_signal_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
const len37 = data97.length;
for(let i37=0; i37<len37; i37++){
let data98 = data97[i37];
if(!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))){
const err238 = {instancePath:instancePath+"/filters/people_signal_include/" + i37,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 > 9007199254740991 || isNaN(data98)){
const err239 = {instancePath:instancePath+"/filters/people_signal_include/" + i37,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(data98 < 1 || isNaN(data98)){
const err240 = {instancePath:instancePath+"/filters/people_signal_include/" + i37,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
}
}
else {
const err241 = {instancePath:instancePath+"/filters/people_signal_include",schemaPath:"#/properties/filters/properties/people_signal_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data1.people_signal_exclude !== undefined){
let data99 = data1.people_signal_exclude;
if(Array.isArray(data99)){
if(data99.length > 100){
const err242 = {instancePath:instancePath+"/filters/people_signal_exclude",schemaPath:"#/properties/filters/properties/people_signal_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
const len38 = data99.length;
for(let i38=0; i38<len38; i38++){
let data100 = data99[i38];
if(!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100)))){
const err243 = {instancePath:instancePath+"/filters/people_signal_exclude/" + i38,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 > 9007199254740991 || isNaN(data100)){
const err244 = {instancePath:instancePath+"/filters/people_signal_exclude/" + i38,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data100 < 1 || isNaN(data100)){
const err245 = {instancePath:instancePath+"/filters/people_signal_exclude/" + i38,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
}
}
else {
const err246 = {instancePath:instancePath+"/filters/people_signal_exclude",schemaPath:"#/properties/filters/properties/people_signal_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data1.account_ids !== undefined){
let data101 = data1.account_ids;
if(Array.isArray(data101)){
if(data101.length > 500){
const err247 = {instancePath:instancePath+"/filters/account_ids",schemaPath:"#/properties/filters/properties/account_ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
const len39 = data101.length;
for(let i39=0; i39<len39; i39++){
let data102 = data101[i39];
if(!(((typeof data102 == "number") && (!(data102 % 1) && !isNaN(data102))) && (isFinite(data102)))){
const err248 = {instancePath:instancePath+"/filters/account_ids/" + i39,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if((typeof data102 == "number") && (isFinite(data102))){
if(data102 > 9007199254740991 || isNaN(data102)){
const err249 = {instancePath:instancePath+"/filters/account_ids/" + i39,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
if(data102 < 1 || isNaN(data102)){
const err250 = {instancePath:instancePath+"/filters/account_ids/" + i39,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
}
}
else {
const err251 = {instancePath:instancePath+"/filters/account_ids",schemaPath:"#/properties/filters/properties/account_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data1.has_work_email !== undefined){
if(typeof data1.has_work_email !== "boolean"){
const err252 = {instancePath:instancePath+"/filters/has_work_email",schemaPath:"#/properties/filters/properties/has_work_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data1.do_not_contact !== undefined){
if(typeof data1.do_not_contact !== "boolean"){
const err253 = {instancePath:instancePath+"/filters/do_not_contact",schemaPath:"#/properties/filters/properties/do_not_contact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data1.has_social_url !== undefined){
if(typeof data1.has_social_url !== "boolean"){
const err254 = {instancePath:instancePath+"/filters/has_social_url",schemaPath:"#/properties/filters/properties/has_social_url/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data1.signal_within_days !== undefined){
let data106 = data1.signal_within_days;
if(!(((typeof data106 == "number") && (!(data106 % 1) && !isNaN(data106))) && (isFinite(data106)))){
const err255 = {instancePath:instancePath+"/filters/signal_within_days",schemaPath:"#/properties/filters/properties/signal_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if((typeof data106 == "number") && (isFinite(data106))){
if(data106 > 365 || isNaN(data106)){
const err256 = {instancePath:instancePath+"/filters/signal_within_days",schemaPath:"#/properties/filters/properties/signal_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if(data106 < 1 || isNaN(data106)){
const err257 = {instancePath:instancePath+"/filters/signal_within_days",schemaPath:"#/properties/filters/properties/signal_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
}
if(data1.event_type_include !== undefined){
let data107 = data1.event_type_include;
if(Array.isArray(data107)){
if(data107.length > 100){
const err258 = {instancePath:instancePath+"/filters/event_type_include",schemaPath:"#/properties/filters/properties/event_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
const len40 = data107.length;
for(let i40=0; i40<len40; i40++){
let data108 = data107[i40];
if(!(((typeof data108 == "number") && (!(data108 % 1) && !isNaN(data108))) && (isFinite(data108)))){
const err259 = {instancePath:instancePath+"/filters/event_type_include/" + i40,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
if((typeof data108 == "number") && (isFinite(data108))){
if(data108 > 9007199254740991 || isNaN(data108)){
const err260 = {instancePath:instancePath+"/filters/event_type_include/" + i40,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(data108 < 1 || isNaN(data108)){
const err261 = {instancePath:instancePath+"/filters/event_type_include/" + i40,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
}
}
else {
const err262 = {instancePath:instancePath+"/filters/event_type_include",schemaPath:"#/properties/filters/properties/event_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
if(data1.event_within_days !== undefined){
let data109 = data1.event_within_days;
if(!(((typeof data109 == "number") && (!(data109 % 1) && !isNaN(data109))) && (isFinite(data109)))){
const err263 = {instancePath:instancePath+"/filters/event_within_days",schemaPath:"#/properties/filters/properties/event_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 > 365 || isNaN(data109)){
const err264 = {instancePath:instancePath+"/filters/event_within_days",schemaPath:"#/properties/filters/properties/event_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
if(data109 < 1 || isNaN(data109)){
const err265 = {instancePath:instancePath+"/filters/event_within_days",schemaPath:"#/properties/filters/properties/event_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
}
}
}
let data110 = data.sort_key;
if(typeof data110 !== "string"){
const err266 = {instancePath:instancePath+"/sort_key",schemaPath:"contract#/$defs/PeopleSortKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(!(((data110 === "latest_signal_date") || (data110 === "full_name")) || (data110 === "seniority"))){
const err267 = {instancePath:instancePath+"/sort_key",schemaPath:"contract#/$defs/PeopleSortKey/enum",keyword:"enum",params:{allowedValues: schema281.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
let data111 = data.sort_direction;
if(typeof data111 !== "string"){
const err268 = {instancePath:instancePath+"/sort_direction",schemaPath:"contract#/$defs/SortDirection/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
if(!((data111 === "asc") || (data111 === "desc"))){
const err269 = {instancePath:instancePath+"/sort_direction",schemaPath:"contract#/$defs/SortDirection/enum",keyword:"enum",params:{allowedValues: schema120.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
let data112 = data.page;
if(!(((typeof data112 == "number") && (!(data112 % 1) && !isNaN(data112))) && (isFinite(data112)))){
const err270 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
if((typeof data112 == "number") && (isFinite(data112))){
if(data112 > 2147483647 || isNaN(data112)){
const err271 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if(data112 < 0 || isNaN(data112)){
const err272 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
let data113 = data.page_size;
if(!(((typeof data113 == "number") && (!(data113 % 1) && !isNaN(data113))) && (isFinite(data113)))){
const err273 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
if((typeof data113 == "number") && (isFinite(data113))){
if(data113 > 500 || isNaN(data113)){
const err274 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if(data113 < 1 || isNaN(data113)){
const err275 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
}
else {
const err276 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check22 = validate59;
const schema283 = {"type":"object","required":["name","social_url"],"properties":{"exclude":{"type":["object","null"],"properties":{"customers":{"type":["boolean","null"]},"do_not_contact":{"type":["boolean","null"]},"in_crm":{"type":["boolean","null"]},"open_deals":{"type":["boolean","null"]},"audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"domains":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":1000}},"additionalProperties":false},"name":{"type":"string","minLength":1,"maxLength":200},"account_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"people_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"max_credit_limit":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"enable_safe_crm_addition":{"type":["boolean","null"],"default":false},"icp_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"social_url":{"$ref":"contract#/$defs/SocialUrl"},"timeframe":{"type":["integer","null"],"minimum":1,"maximum":180,"default":7},"run_daily":{"type":["boolean","null"],"default":false},"auto_enrich_people_emails":{"type":["boolean","null"],"default":false}},"additionalProperties":false};
const schema286 = {"type":"string","minLength":1,"maxLength":500};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enable_safe_crm_addition === undefined){
data.enable_safe_crm_addition = false;
}
if(data.timeframe === undefined){
data.timeframe = 7;
}
if(data.run_daily === undefined){
data.run_daily = false;
}
if(data.auto_enrich_people_emails === undefined){
data.auto_enrich_people_emails = false;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.social_url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "social_url"},message:"must have required property '"+"social_url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func170.call(schema283.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.exclude !== undefined){
let data0 = data.exclude;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err3 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: schema283.properties.exclude.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((((key1 === "customers") || (key1 === "do_not_contact")) || (key1 === "in_crm")) || (key1 === "open_deals")) || (key1 === "audience_ids")) || (key1 === "domains"))){
const err4 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.customers !== undefined){
let data1 = data0.customers;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/exclude/customers",schemaPath:"#/properties/exclude/properties/customers/type",keyword:"type",params:{type: schema283.properties.exclude.properties.customers.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.do_not_contact !== undefined){
let data2 = data0.do_not_contact;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/exclude/do_not_contact",schemaPath:"#/properties/exclude/properties/do_not_contact/type",keyword:"type",params:{type: schema283.properties.exclude.properties.do_not_contact.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.in_crm !== undefined){
let data3 = data0.in_crm;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/exclude/in_crm",schemaPath:"#/properties/exclude/properties/in_crm/type",keyword:"type",params:{type: schema283.properties.exclude.properties.in_crm.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.open_deals !== undefined){
let data4 = data0.open_deals;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/exclude/open_deals",schemaPath:"#/properties/exclude/properties/open_deals/type",keyword:"type",params:{type: schema283.properties.exclude.properties.open_deals.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.audience_ids !== undefined){
let data5 = data0.audience_ids;
if(Array.isArray(data5)){
if(data5.length > 100){
const err9 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.domains !== undefined){
let data7 = data0.domains;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err14 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 2000){
const err15 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data8) < 1){
const err16 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err19 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data9) < 1){
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.account_audience_name !== undefined){
let data10 = data.account_audience_name;
if((typeof data10 !== "string") && (data10 !== null)){
const err22 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/type",keyword:"type",params:{type: schema283.properties.account_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 220){
const err23 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data10) < 1){
const err24 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.people_audience_name !== undefined){
let data11 = data.people_audience_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err25 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/type",keyword:"type",params:{type: schema283.properties.people_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 220){
const err26 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data11) < 1){
const err27 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.max_credit_limit !== undefined){
let data12 = data.max_credit_limit;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err28 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/type",keyword:"type",params:{type: schema283.properties.max_credit_limit.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
let data13 = data.enable_safe_crm_addition;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err31 = {instancePath:instancePath+"/enable_safe_crm_addition",schemaPath:"#/properties/enable_safe_crm_addition/type",keyword:"type",params:{type: schema283.properties.enable_safe_crm_addition.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.icp_id !== undefined){
let data14 = data.icp_id;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err32 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/type",keyword:"type",params:{type: schema283.properties.icp_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.social_url !== undefined){
let data15 = data.social_url;
if(typeof data15 === "string"){
if(func1(data15) > 500){
const err35 = {instancePath:instancePath+"/social_url",schemaPath:"contract#/$defs/SocialUrl/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func1(data15) < 1){
const err36 = {instancePath:instancePath+"/social_url",schemaPath:"contract#/$defs/SocialUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/social_url",schemaPath:"contract#/$defs/SocialUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
let data16 = data.timeframe;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err38 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/type",keyword:"type",params:{type: schema283.properties.timeframe.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 180 || isNaN(data16)){
const err39 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err40 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let data17 = data.run_daily;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err41 = {instancePath:instancePath+"/run_daily",schemaPath:"#/properties/run_daily/type",keyword:"type",params:{type: schema283.properties.run_daily.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
let data18 = data.auto_enrich_people_emails;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err42 = {instancePath:instancePath+"/auto_enrich_people_emails",schemaPath:"#/properties/auto_enrich_people_emails/type",keyword:"type",params:{type: schema283.properties.auto_enrich_people_emails.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check23 = validate60;
const schema287 = {"type":"object","required":["name"],"properties":{"exclude":{"type":["object","null"],"properties":{"customers":{"type":["boolean","null"]},"do_not_contact":{"type":["boolean","null"]},"in_crm":{"type":["boolean","null"]},"open_deals":{"type":["boolean","null"]},"audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"domains":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":1000}},"additionalProperties":false},"name":{"type":"string","minLength":1,"maxLength":200},"account_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"people_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"max_credit_limit":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"enable_safe_crm_addition":{"type":["boolean","null"],"default":false},"descriptive_icp":{"type":["string","null"],"maxLength":1000},"icp_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"repeat":{"type":["boolean","null"],"default":false},"auto_enrich_people_emails":{"type":["boolean","null"],"default":false},"audience_ids":{"type":["array","null"],"items":{"$ref":"contract#/$defs/Id"},"minItems":1,"maxItems":20},"past_customers":{"type":["boolean","null"]},"titles":{"type":["array","null"],"items":{"$ref":"contract#/$defs/PersonaTitle"},"minItems":1,"maxItems":20},"timeframe":{"type":["integer","null"],"minimum":1,"maximum":365,"default":90}},"additionalProperties":false};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enable_safe_crm_addition === undefined){
data.enable_safe_crm_addition = false;
}
if(data.repeat === undefined){
data.repeat = false;
}
if(data.auto_enrich_people_emails === undefined){
data.auto_enrich_people_emails = false;
}
if(data.timeframe === undefined){
data.timeframe = 90;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func170.call(schema287.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.exclude !== undefined){
let data0 = data.exclude;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: schema287.properties.exclude.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((((key1 === "customers") || (key1 === "do_not_contact")) || (key1 === "in_crm")) || (key1 === "open_deals")) || (key1 === "audience_ids")) || (key1 === "domains"))){
const err3 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.customers !== undefined){
let data1 = data0.customers;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/exclude/customers",schemaPath:"#/properties/exclude/properties/customers/type",keyword:"type",params:{type: schema287.properties.exclude.properties.customers.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.do_not_contact !== undefined){
let data2 = data0.do_not_contact;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/exclude/do_not_contact",schemaPath:"#/properties/exclude/properties/do_not_contact/type",keyword:"type",params:{type: schema287.properties.exclude.properties.do_not_contact.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.in_crm !== undefined){
let data3 = data0.in_crm;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/exclude/in_crm",schemaPath:"#/properties/exclude/properties/in_crm/type",keyword:"type",params:{type: schema287.properties.exclude.properties.in_crm.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.open_deals !== undefined){
let data4 = data0.open_deals;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/exclude/open_deals",schemaPath:"#/properties/exclude/properties/open_deals/type",keyword:"type",params:{type: schema287.properties.exclude.properties.open_deals.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.audience_ids !== undefined){
let data5 = data0.audience_ids;
if(Array.isArray(data5)){
if(data5.length > 100){
const err8 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.domains !== undefined){
let data7 = data0.domains;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err13 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 2000){
const err14 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data8) < 1){
const err15 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data9) < 1){
const err19 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.account_audience_name !== undefined){
let data10 = data.account_audience_name;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/type",keyword:"type",params:{type: schema287.properties.account_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 220){
const err22 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data10) < 1){
const err23 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.people_audience_name !== undefined){
let data11 = data.people_audience_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err24 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/type",keyword:"type",params:{type: schema287.properties.people_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 220){
const err25 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data11) < 1){
const err26 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.max_credit_limit !== undefined){
let data12 = data.max_credit_limit;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err27 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/type",keyword:"type",params:{type: schema287.properties.max_credit_limit.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
let data13 = data.enable_safe_crm_addition;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err30 = {instancePath:instancePath+"/enable_safe_crm_addition",schemaPath:"#/properties/enable_safe_crm_addition/type",keyword:"type",params:{type: schema287.properties.enable_safe_crm_addition.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.descriptive_icp !== undefined){
let data14 = data.descriptive_icp;
if((typeof data14 !== "string") && (data14 !== null)){
const err31 = {instancePath:instancePath+"/descriptive_icp",schemaPath:"#/properties/descriptive_icp/type",keyword:"type",params:{type: schema287.properties.descriptive_icp.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 1000){
const err32 = {instancePath:instancePath+"/descriptive_icp",schemaPath:"#/properties/descriptive_icp/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.icp_id !== undefined){
let data15 = data.icp_id;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err33 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/type",keyword:"type",params:{type: schema287.properties.icp_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
const err34 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
let data16 = data.repeat;
if((typeof data16 !== "boolean") && (data16 !== null)){
const err36 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/type",keyword:"type",params:{type: schema287.properties.repeat.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
let data17 = data.auto_enrich_people_emails;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err37 = {instancePath:instancePath+"/auto_enrich_people_emails",schemaPath:"#/properties/auto_enrich_people_emails/type",keyword:"type",params:{type: schema287.properties.auto_enrich_people_emails.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data.audience_ids !== undefined){
let data18 = data.audience_ids;
if((!(Array.isArray(data18))) && (data18 !== null)){
const err38 = {instancePath:instancePath+"/audience_ids",schemaPath:"#/properties/audience_ids/type",keyword:"type",params:{type: schema287.properties.audience_ids.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(Array.isArray(data18)){
if(data18.length > 20){
const err39 = {instancePath:instancePath+"/audience_ids",schemaPath:"#/properties/audience_ids/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18.length < 1){
const err40 = {instancePath:instancePath+"/audience_ids",schemaPath:"#/properties/audience_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err41 = {instancePath:instancePath+"/audience_ids/" + i2,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
const err42 = {instancePath:instancePath+"/audience_ids/" + i2,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err43 = {instancePath:instancePath+"/audience_ids/" + i2,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
}
if(data.past_customers !== undefined){
let data20 = data.past_customers;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err44 = {instancePath:instancePath+"/past_customers",schemaPath:"#/properties/past_customers/type",keyword:"type",params:{type: schema287.properties.past_customers.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.titles !== undefined){
let data21 = data.titles;
if((!(Array.isArray(data21))) && (data21 !== null)){
const err45 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type: schema287.properties.titles.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(Array.isArray(data21)){
if(data21.length > 20){
const err46 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data21.length < 1){
const err47 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
if(typeof data22 === "string"){
if(func1(data22) > 100){
const err48 = {instancePath:instancePath+"/titles/" + i3,schemaPath:"contract#/$defs/PersonaTitle/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func1(data22) < 2){
const err49 = {instancePath:instancePath+"/titles/" + i3,schemaPath:"contract#/$defs/PersonaTitle/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/titles/" + i3,schemaPath:"contract#/$defs/PersonaTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
let data23 = data.timeframe;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
const err51 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/type",keyword:"type",params:{type: schema287.properties.timeframe.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 365 || isNaN(data23)){
const err52 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err53 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check24 = validate61;
const schema292 = {"type":"object","required":["name","term"],"properties":{"exclude":{"type":["object","null"],"properties":{"customers":{"type":["boolean","null"]},"do_not_contact":{"type":["boolean","null"]},"in_crm":{"type":["boolean","null"]},"open_deals":{"type":["boolean","null"]},"audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"domains":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":1000}},"additionalProperties":false},"name":{"type":"string","minLength":1,"maxLength":200},"account_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"people_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"max_credit_limit":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"enable_safe_crm_addition":{"type":["boolean","null"],"default":false},"descriptive_icp":{"type":["string","null"],"maxLength":1000},"icp_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"timeframe":{"type":["integer","null"],"minimum":1,"maximum":365,"default":90},"speed_mode":{"type":["boolean","null"],"default":false},"accounts":{"type":["array","null"],"items":{"$ref":"contract#/$defs/SignalAccountInput"},"minItems":1,"maxItems":1000},"repeat":{"type":["boolean","null"],"default":false},"auto_enrich_people_emails":{"type":["boolean","null"],"default":false},"advanced_people_finder":{"type":["boolean","null"],"default":false},"term_options":{"type":["object","null"],"properties":{"exact_case":{"type":["boolean","null"]},"title_only":{"type":["boolean","null"]},"also":{"type":"array","items":{"$ref":"contract#/$defs/TermSpelling"},"maxItems":10},"not":{"type":"array","items":{"$ref":"contract#/$defs/TermSpelling"},"maxItems":10}},"additionalProperties":false},"min_history_posts":{"type":["integer","null"],"minimum":0,"maximum":1000},"mention_roles":{"type":["array","null"],"items":{"$ref":"contract#/$defs/MentionRole"},"minItems":1,"maxItems":7},"include_agencies":{"type":["boolean","null"]},"term":{"type":"string","minLength":1,"maxLength":200}},"additionalProperties":false};
const schema296 = {"type":"string","minLength":1,"maxLength":200};
const schema298 = {"type":"string","enum":["uses","wants","one_of","moves_to","moves_from","sells","names"]};
const schema295 = {"type":"object","properties":{"website":{"type":["string","null"],"minLength":1,"maxLength":2000},"social_url":{"type":["string","null"],"minLength":1,"maxLength":500}},"additionalProperties":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "website") || (key0 === "social_url"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.website !== undefined){
let data0 = data.website;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema295.properties.website.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.social_url !== undefined){
let data1 = data.social_url;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/social_url",schemaPath:"#/properties/social_url/type",keyword:"type",params:{type: schema295.properties.social_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err5 = {instancePath:instancePath+"/social_url",schemaPath:"#/properties/social_url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/social_url",schemaPath:"#/properties/social_url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enable_safe_crm_addition === undefined){
data.enable_safe_crm_addition = false;
}
if(data.timeframe === undefined){
data.timeframe = 90;
}
if(data.speed_mode === undefined){
data.speed_mode = false;
}
if(data.repeat === undefined){
data.repeat = false;
}
if(data.auto_enrich_people_emails === undefined){
data.auto_enrich_people_emails = false;
}
if(data.advanced_people_finder === undefined){
data.advanced_people_finder = false;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.term === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "term"},message:"must have required property '"+"term"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func170.call(schema292.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.exclude !== undefined){
let data0 = data.exclude;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err3 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: schema292.properties.exclude.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((((key1 === "customers") || (key1 === "do_not_contact")) || (key1 === "in_crm")) || (key1 === "open_deals")) || (key1 === "audience_ids")) || (key1 === "domains"))){
const err4 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.customers !== undefined){
let data1 = data0.customers;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/exclude/customers",schemaPath:"#/properties/exclude/properties/customers/type",keyword:"type",params:{type: schema292.properties.exclude.properties.customers.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.do_not_contact !== undefined){
let data2 = data0.do_not_contact;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/exclude/do_not_contact",schemaPath:"#/properties/exclude/properties/do_not_contact/type",keyword:"type",params:{type: schema292.properties.exclude.properties.do_not_contact.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.in_crm !== undefined){
let data3 = data0.in_crm;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/exclude/in_crm",schemaPath:"#/properties/exclude/properties/in_crm/type",keyword:"type",params:{type: schema292.properties.exclude.properties.in_crm.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.open_deals !== undefined){
let data4 = data0.open_deals;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/exclude/open_deals",schemaPath:"#/properties/exclude/properties/open_deals/type",keyword:"type",params:{type: schema292.properties.exclude.properties.open_deals.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.audience_ids !== undefined){
let data5 = data0.audience_ids;
if(Array.isArray(data5)){
if(data5.length > 100){
const err9 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.domains !== undefined){
let data7 = data0.domains;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err14 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 2000){
const err15 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data8) < 1){
const err16 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err19 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data9) < 1){
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.account_audience_name !== undefined){
let data10 = data.account_audience_name;
if((typeof data10 !== "string") && (data10 !== null)){
const err22 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/type",keyword:"type",params:{type: schema292.properties.account_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 220){
const err23 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data10) < 1){
const err24 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.people_audience_name !== undefined){
let data11 = data.people_audience_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err25 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/type",keyword:"type",params:{type: schema292.properties.people_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 220){
const err26 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data11) < 1){
const err27 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.max_credit_limit !== undefined){
let data12 = data.max_credit_limit;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err28 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/type",keyword:"type",params:{type: schema292.properties.max_credit_limit.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
let data13 = data.enable_safe_crm_addition;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err31 = {instancePath:instancePath+"/enable_safe_crm_addition",schemaPath:"#/properties/enable_safe_crm_addition/type",keyword:"type",params:{type: schema292.properties.enable_safe_crm_addition.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.descriptive_icp !== undefined){
let data14 = data.descriptive_icp;
if((typeof data14 !== "string") && (data14 !== null)){
const err32 = {instancePath:instancePath+"/descriptive_icp",schemaPath:"#/properties/descriptive_icp/type",keyword:"type",params:{type: schema292.properties.descriptive_icp.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 1000){
const err33 = {instancePath:instancePath+"/descriptive_icp",schemaPath:"#/properties/descriptive_icp/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.icp_id !== undefined){
let data15 = data.icp_id;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err34 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/type",keyword:"type",params:{type: schema292.properties.icp_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err36 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
let data16 = data.timeframe;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err37 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/type",keyword:"type",params:{type: schema292.properties.timeframe.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 365 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err39 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
let data17 = data.speed_mode;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err40 = {instancePath:instancePath+"/speed_mode",schemaPath:"#/properties/speed_mode/type",keyword:"type",params:{type: schema292.properties.speed_mode.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.accounts !== undefined){
let data18 = data.accounts;
if((!(Array.isArray(data18))) && (data18 !== null)){
const err41 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: schema292.properties.accounts.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(Array.isArray(data18)){
if(data18.length > 1000){
const err42 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data18.length < 1){
const err43 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(validate62(data18[i2], {instancePath:instancePath+"/accounts/" + i2,parentData:data18,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
}
let data20 = data.repeat;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err44 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/type",keyword:"type",params:{type: schema292.properties.repeat.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
let data21 = data.auto_enrich_people_emails;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err45 = {instancePath:instancePath+"/auto_enrich_people_emails",schemaPath:"#/properties/auto_enrich_people_emails/type",keyword:"type",params:{type: schema292.properties.auto_enrich_people_emails.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
let data22 = data.advanced_people_finder;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err46 = {instancePath:instancePath+"/advanced_people_finder",schemaPath:"#/properties/advanced_people_finder/type",keyword:"type",params:{type: schema292.properties.advanced_people_finder.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data.term_options !== undefined){
let data23 = data.term_options;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
const err47 = {instancePath:instancePath+"/term_options",schemaPath:"#/properties/term_options/type",keyword:"type",params:{type: schema292.properties.term_options.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key2 in data23){
if(!((((key2 === "exact_case") || (key2 === "title_only")) || (key2 === "also")) || (key2 === "not"))){
const err48 = {instancePath:instancePath+"/term_options",schemaPath:"#/properties/term_options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data23.exact_case !== undefined){
let data24 = data23.exact_case;
if((typeof data24 !== "boolean") && (data24 !== null)){
const err49 = {instancePath:instancePath+"/term_options/exact_case",schemaPath:"#/properties/term_options/properties/exact_case/type",keyword:"type",params:{type: schema292.properties.term_options.properties.exact_case.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data23.title_only !== undefined){
let data25 = data23.title_only;
if((typeof data25 !== "boolean") && (data25 !== null)){
const err50 = {instancePath:instancePath+"/term_options/title_only",schemaPath:"#/properties/term_options/properties/title_only/type",keyword:"type",params:{type: schema292.properties.term_options.properties.title_only.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data23.also !== undefined){
let data26 = data23.also;
if(Array.isArray(data26)){
if(data26.length > 10){
const err51 = {instancePath:instancePath+"/term_options/also",schemaPath:"#/properties/term_options/properties/also/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(typeof data27 === "string"){
if(func1(data27) > 200){
const err52 = {instancePath:instancePath+"/term_options/also/" + i3,schemaPath:"contract#/$defs/TermSpelling/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func1(data27) < 1){
const err53 = {instancePath:instancePath+"/term_options/also/" + i3,schemaPath:"contract#/$defs/TermSpelling/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/term_options/also/" + i3,schemaPath:"contract#/$defs/TermSpelling/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/term_options/also",schemaPath:"#/properties/term_options/properties/also/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data23.not !== undefined){
let data28 = data23.not;
if(Array.isArray(data28)){
if(data28.length > 10){
const err56 = {instancePath:instancePath+"/term_options/not",schemaPath:"#/properties/term_options/properties/not/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
let data29 = data28[i4];
if(typeof data29 === "string"){
if(func1(data29) > 200){
const err57 = {instancePath:instancePath+"/term_options/not/" + i4,schemaPath:"contract#/$defs/TermSpelling/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func1(data29) < 1){
const err58 = {instancePath:instancePath+"/term_options/not/" + i4,schemaPath:"contract#/$defs/TermSpelling/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/term_options/not/" + i4,schemaPath:"contract#/$defs/TermSpelling/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/term_options/not",schemaPath:"#/properties/term_options/properties/not/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
if(data.min_history_posts !== undefined){
let data30 = data.min_history_posts;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
const err61 = {instancePath:instancePath+"/min_history_posts",schemaPath:"#/properties/min_history_posts/type",keyword:"type",params:{type: schema292.properties.min_history_posts.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 1000 || isNaN(data30)){
const err62 = {instancePath:instancePath+"/min_history_posts",schemaPath:"#/properties/min_history_posts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err63 = {instancePath:instancePath+"/min_history_posts",schemaPath:"#/properties/min_history_posts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data.mention_roles !== undefined){
let data31 = data.mention_roles;
if((!(Array.isArray(data31))) && (data31 !== null)){
const err64 = {instancePath:instancePath+"/mention_roles",schemaPath:"#/properties/mention_roles/type",keyword:"type",params:{type: schema292.properties.mention_roles.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(Array.isArray(data31)){
if(data31.length > 7){
const err65 = {instancePath:instancePath+"/mention_roles",schemaPath:"#/properties/mention_roles/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data31.length < 1){
const err66 = {instancePath:instancePath+"/mention_roles",schemaPath:"#/properties/mention_roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const len5 = data31.length;
for(let i5=0; i5<len5; i5++){
let data32 = data31[i5];
if(typeof data32 !== "string"){
const err67 = {instancePath:instancePath+"/mention_roles/" + i5,schemaPath:"contract#/$defs/MentionRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!(((((((data32 === "uses") || (data32 === "wants")) || (data32 === "one_of")) || (data32 === "moves_to")) || (data32 === "moves_from")) || (data32 === "sells")) || (data32 === "names"))){
const err68 = {instancePath:instancePath+"/mention_roles/" + i5,schemaPath:"contract#/$defs/MentionRole/enum",keyword:"enum",params:{allowedValues: schema298.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
}
if(data.include_agencies !== undefined){
let data33 = data.include_agencies;
if((typeof data33 !== "boolean") && (data33 !== null)){
const err69 = {instancePath:instancePath+"/include_agencies",schemaPath:"#/properties/include_agencies/type",keyword:"type",params:{type: schema292.properties.include_agencies.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.term !== undefined){
let data34 = data.term;
if(typeof data34 === "string"){
if(func1(data34) > 200){
const err70 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(func1(data34) < 1){
const err71 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check25 = validate64;
const schema299 = {"type":"object","required":["name","social_url","icp_id"],"properties":{"exclude":{"type":["object","null"],"properties":{"customers":{"type":["boolean","null"]},"do_not_contact":{"type":["boolean","null"]},"in_crm":{"type":["boolean","null"]},"open_deals":{"type":["boolean","null"]},"audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"domains":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":1000}},"additionalProperties":false},"name":{"type":"string","minLength":1,"maxLength":200},"account_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"people_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"max_credit_limit":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"enable_safe_crm_addition":{"type":["boolean","null"],"default":false},"descriptive_icp":{"type":["string","null"],"maxLength":1000},"repeat":{"type":["boolean","null"],"default":false},"auto_enrich_people_emails":{"type":["boolean","null"],"default":false},"advanced_people_finder":{"type":["boolean","null"],"default":false},"social_url":{"$ref":"contract#/$defs/SocialUrl"},"icp_id":{"$ref":"contract#/$defs/Id"},"timeframe":{"type":["integer","null"],"minimum":1,"maximum":180,"default":7}},"additionalProperties":false};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enable_safe_crm_addition === undefined){
data.enable_safe_crm_addition = false;
}
if(data.repeat === undefined){
data.repeat = false;
}
if(data.auto_enrich_people_emails === undefined){
data.auto_enrich_people_emails = false;
}
if(data.advanced_people_finder === undefined){
data.advanced_people_finder = false;
}
if(data.timeframe === undefined){
data.timeframe = 7;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.social_url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "social_url"},message:"must have required property '"+"social_url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.icp_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icp_id"},message:"must have required property '"+"icp_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func170.call(schema299.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.exclude !== undefined){
let data0 = data.exclude;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err4 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: schema299.properties.exclude.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((((key1 === "customers") || (key1 === "do_not_contact")) || (key1 === "in_crm")) || (key1 === "open_deals")) || (key1 === "audience_ids")) || (key1 === "domains"))){
const err5 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.customers !== undefined){
let data1 = data0.customers;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/exclude/customers",schemaPath:"#/properties/exclude/properties/customers/type",keyword:"type",params:{type: schema299.properties.exclude.properties.customers.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.do_not_contact !== undefined){
let data2 = data0.do_not_contact;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/exclude/do_not_contact",schemaPath:"#/properties/exclude/properties/do_not_contact/type",keyword:"type",params:{type: schema299.properties.exclude.properties.do_not_contact.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.in_crm !== undefined){
let data3 = data0.in_crm;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/exclude/in_crm",schemaPath:"#/properties/exclude/properties/in_crm/type",keyword:"type",params:{type: schema299.properties.exclude.properties.in_crm.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.open_deals !== undefined){
let data4 = data0.open_deals;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/exclude/open_deals",schemaPath:"#/properties/exclude/properties/open_deals/type",keyword:"type",params:{type: schema299.properties.exclude.properties.open_deals.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.audience_ids !== undefined){
let data5 = data0.audience_ids;
if(Array.isArray(data5)){
if(data5.length > 100){
const err10 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.domains !== undefined){
let data7 = data0.domains;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err15 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 2000){
const err16 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data8) < 1){
const err17 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data9) < 1){
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.account_audience_name !== undefined){
let data10 = data.account_audience_name;
if((typeof data10 !== "string") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/type",keyword:"type",params:{type: schema299.properties.account_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 220){
const err24 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data10) < 1){
const err25 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.people_audience_name !== undefined){
let data11 = data.people_audience_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err26 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/type",keyword:"type",params:{type: schema299.properties.people_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 220){
const err27 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data11) < 1){
const err28 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.max_credit_limit !== undefined){
let data12 = data.max_credit_limit;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err29 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/type",keyword:"type",params:{type: schema299.properties.max_credit_limit.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
let data13 = data.enable_safe_crm_addition;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err32 = {instancePath:instancePath+"/enable_safe_crm_addition",schemaPath:"#/properties/enable_safe_crm_addition/type",keyword:"type",params:{type: schema299.properties.enable_safe_crm_addition.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.descriptive_icp !== undefined){
let data14 = data.descriptive_icp;
if((typeof data14 !== "string") && (data14 !== null)){
const err33 = {instancePath:instancePath+"/descriptive_icp",schemaPath:"#/properties/descriptive_icp/type",keyword:"type",params:{type: schema299.properties.descriptive_icp.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 1000){
const err34 = {instancePath:instancePath+"/descriptive_icp",schemaPath:"#/properties/descriptive_icp/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
let data15 = data.repeat;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err35 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/type",keyword:"type",params:{type: schema299.properties.repeat.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
let data16 = data.auto_enrich_people_emails;
if((typeof data16 !== "boolean") && (data16 !== null)){
const err36 = {instancePath:instancePath+"/auto_enrich_people_emails",schemaPath:"#/properties/auto_enrich_people_emails/type",keyword:"type",params:{type: schema299.properties.auto_enrich_people_emails.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
let data17 = data.advanced_people_finder;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err37 = {instancePath:instancePath+"/advanced_people_finder",schemaPath:"#/properties/advanced_people_finder/type",keyword:"type",params:{type: schema299.properties.advanced_people_finder.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data.social_url !== undefined){
let data18 = data.social_url;
if(typeof data18 === "string"){
if(func1(data18) > 500){
const err38 = {instancePath:instancePath+"/social_url",schemaPath:"contract#/$defs/SocialUrl/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func1(data18) < 1){
const err39 = {instancePath:instancePath+"/social_url",schemaPath:"contract#/$defs/SocialUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/social_url",schemaPath:"contract#/$defs/SocialUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.icp_id !== undefined){
let data19 = data.icp_id;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err41 = {instancePath:instancePath+"/icp_id",schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
const err42 = {instancePath:instancePath+"/icp_id",schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err43 = {instancePath:instancePath+"/icp_id",schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
let data20 = data.timeframe;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err44 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/type",keyword:"type",params:{type: schema299.properties.timeframe.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 180 || isNaN(data20)){
const err45 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err46 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check26 = validate65;
const schema304 = {"type":"object","required":["name","search_query","timeframe"],"properties":{"exclude":{"type":["object","null"],"properties":{"customers":{"type":["boolean","null"]},"do_not_contact":{"type":["boolean","null"]},"in_crm":{"type":["boolean","null"]},"open_deals":{"type":["boolean","null"]},"audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"domains":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":1000}},"additionalProperties":false},"name":{"type":"string","minLength":1,"maxLength":200},"account_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"people_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"max_credit_limit":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"enable_safe_crm_addition":{"type":["boolean","null"],"default":false},"term_options":{"type":["object","null"],"properties":{"exact_case":{"type":["boolean","null"]},"title_only":{"type":["boolean","null"]},"also":{"type":"array","items":{"$ref":"contract#/$defs/TermSpelling"},"maxItems":10},"not":{"type":"array","items":{"$ref":"contract#/$defs/TermSpelling"},"maxItems":10}},"additionalProperties":false},"icp_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"repeat":{"type":["boolean","null"],"default":false},"advanced_people_finder":{"type":["boolean","null"],"default":false},"search_query":{"type":"string","minLength":1,"maxLength":500},"timeframe":{"type":"integer","minimum":1,"maximum":180},"signal_target":{"$ref":"contract#/$defs/SignalTarget","default":"account"},"auto_enrich_people_emails":{"type":["boolean","null"],"default":false}},"additionalProperties":false};
const schema309 = {"type":"string","enum":["account","people"]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enable_safe_crm_addition === undefined){
data.enable_safe_crm_addition = false;
}
if(data.repeat === undefined){
data.repeat = false;
}
if(data.advanced_people_finder === undefined){
data.advanced_people_finder = false;
}
if(data.signal_target === undefined){
data.signal_target = "account";
}
if(data.auto_enrich_people_emails === undefined){
data.auto_enrich_people_emails = false;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.search_query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "search_query"},message:"must have required property '"+"search_query"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.timeframe === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeframe"},message:"must have required property '"+"timeframe"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func170.call(schema304.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.exclude !== undefined){
let data0 = data.exclude;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err4 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: schema304.properties.exclude.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((((key1 === "customers") || (key1 === "do_not_contact")) || (key1 === "in_crm")) || (key1 === "open_deals")) || (key1 === "audience_ids")) || (key1 === "domains"))){
const err5 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.customers !== undefined){
let data1 = data0.customers;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/exclude/customers",schemaPath:"#/properties/exclude/properties/customers/type",keyword:"type",params:{type: schema304.properties.exclude.properties.customers.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.do_not_contact !== undefined){
let data2 = data0.do_not_contact;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/exclude/do_not_contact",schemaPath:"#/properties/exclude/properties/do_not_contact/type",keyword:"type",params:{type: schema304.properties.exclude.properties.do_not_contact.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.in_crm !== undefined){
let data3 = data0.in_crm;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/exclude/in_crm",schemaPath:"#/properties/exclude/properties/in_crm/type",keyword:"type",params:{type: schema304.properties.exclude.properties.in_crm.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.open_deals !== undefined){
let data4 = data0.open_deals;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/exclude/open_deals",schemaPath:"#/properties/exclude/properties/open_deals/type",keyword:"type",params:{type: schema304.properties.exclude.properties.open_deals.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.audience_ids !== undefined){
let data5 = data0.audience_ids;
if(Array.isArray(data5)){
if(data5.length > 100){
const err10 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.domains !== undefined){
let data7 = data0.domains;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err15 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 2000){
const err16 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data8) < 1){
const err17 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data9) < 1){
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.account_audience_name !== undefined){
let data10 = data.account_audience_name;
if((typeof data10 !== "string") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/type",keyword:"type",params:{type: schema304.properties.account_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 220){
const err24 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data10) < 1){
const err25 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.people_audience_name !== undefined){
let data11 = data.people_audience_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err26 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/type",keyword:"type",params:{type: schema304.properties.people_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 220){
const err27 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data11) < 1){
const err28 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.max_credit_limit !== undefined){
let data12 = data.max_credit_limit;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err29 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/type",keyword:"type",params:{type: schema304.properties.max_credit_limit.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
let data13 = data.enable_safe_crm_addition;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err32 = {instancePath:instancePath+"/enable_safe_crm_addition",schemaPath:"#/properties/enable_safe_crm_addition/type",keyword:"type",params:{type: schema304.properties.enable_safe_crm_addition.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.term_options !== undefined){
let data14 = data.term_options;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err33 = {instancePath:instancePath+"/term_options",schemaPath:"#/properties/term_options/type",keyword:"type",params:{type: schema304.properties.term_options.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(!((((key2 === "exact_case") || (key2 === "title_only")) || (key2 === "also")) || (key2 === "not"))){
const err34 = {instancePath:instancePath+"/term_options",schemaPath:"#/properties/term_options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.exact_case !== undefined){
let data15 = data14.exact_case;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err35 = {instancePath:instancePath+"/term_options/exact_case",schemaPath:"#/properties/term_options/properties/exact_case/type",keyword:"type",params:{type: schema304.properties.term_options.properties.exact_case.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.title_only !== undefined){
let data16 = data14.title_only;
if((typeof data16 !== "boolean") && (data16 !== null)){
const err36 = {instancePath:instancePath+"/term_options/title_only",schemaPath:"#/properties/term_options/properties/title_only/type",keyword:"type",params:{type: schema304.properties.term_options.properties.title_only.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.also !== undefined){
let data17 = data14.also;
if(Array.isArray(data17)){
if(data17.length > 10){
const err37 = {instancePath:instancePath+"/term_options/also",schemaPath:"#/properties/term_options/properties/also/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(typeof data18 === "string"){
if(func1(data18) > 200){
const err38 = {instancePath:instancePath+"/term_options/also/" + i2,schemaPath:"contract#/$defs/TermSpelling/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func1(data18) < 1){
const err39 = {instancePath:instancePath+"/term_options/also/" + i2,schemaPath:"contract#/$defs/TermSpelling/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/term_options/also/" + i2,schemaPath:"contract#/$defs/TermSpelling/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/term_options/also",schemaPath:"#/properties/term_options/properties/also/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data14.not !== undefined){
let data19 = data14.not;
if(Array.isArray(data19)){
if(data19.length > 10){
const err42 = {instancePath:instancePath+"/term_options/not",schemaPath:"#/properties/term_options/properties/not/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
if(typeof data20 === "string"){
if(func1(data20) > 200){
const err43 = {instancePath:instancePath+"/term_options/not/" + i3,schemaPath:"contract#/$defs/TermSpelling/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func1(data20) < 1){
const err44 = {instancePath:instancePath+"/term_options/not/" + i3,schemaPath:"contract#/$defs/TermSpelling/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/term_options/not/" + i3,schemaPath:"contract#/$defs/TermSpelling/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/term_options/not",schemaPath:"#/properties/term_options/properties/not/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
if(data.icp_id !== undefined){
let data21 = data.icp_id;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err47 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/type",keyword:"type",params:{type: schema304.properties.icp_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9007199254740991 || isNaN(data21)){
const err48 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err49 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
let data22 = data.repeat;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err50 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/type",keyword:"type",params:{type: schema304.properties.repeat.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
let data23 = data.advanced_people_finder;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err51 = {instancePath:instancePath+"/advanced_people_finder",schemaPath:"#/properties/advanced_people_finder/type",keyword:"type",params:{type: schema304.properties.advanced_people_finder.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data.search_query !== undefined){
let data24 = data.search_query;
if(typeof data24 === "string"){
if(func1(data24) > 500){
const err52 = {instancePath:instancePath+"/search_query",schemaPath:"#/properties/search_query/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func1(data24) < 1){
const err53 = {instancePath:instancePath+"/search_query",schemaPath:"#/properties/search_query/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/search_query",schemaPath:"#/properties/search_query/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.timeframe !== undefined){
let data25 = data.timeframe;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err55 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 180 || isNaN(data25)){
const err56 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data25 < 1 || isNaN(data25)){
const err57 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
let data26 = data.signal_target;
if(typeof data26 !== "string"){
const err58 = {instancePath:instancePath+"/signal_target",schemaPath:"contract#/$defs/SignalTarget/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!((data26 === "account") || (data26 === "people"))){
const err59 = {instancePath:instancePath+"/signal_target",schemaPath:"contract#/$defs/SignalTarget/enum",keyword:"enum",params:{allowedValues: schema309.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
let data27 = data.auto_enrich_people_emails;
if((typeof data27 !== "boolean") && (data27 !== null)){
const err60 = {instancePath:instancePath+"/auto_enrich_people_emails",schemaPath:"#/properties/auto_enrich_people_emails/type",keyword:"type",params:{type: schema304.properties.auto_enrich_people_emails.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check27 = validate66;
const schema310 = {"type":"object","required":["name"],"properties":{"exclude":{"type":["object","null"],"properties":{"customers":{"type":["boolean","null"]},"do_not_contact":{"type":["boolean","null"]},"in_crm":{"type":["boolean","null"]},"open_deals":{"type":["boolean","null"]},"audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"domains":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":1000}},"additionalProperties":false},"name":{"type":"string","minLength":1,"maxLength":200},"account_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"people_audience_name":{"type":["string","null"],"minLength":1,"maxLength":220},"max_credit_limit":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"enable_safe_crm_addition":{"type":["boolean","null"],"default":false},"descriptive_icp":{"type":["string","null"],"maxLength":1000},"icp_id":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"timeframe":{"type":["integer","null"],"minimum":1,"maximum":365,"default":90},"speed_mode":{"type":["boolean","null"],"default":false},"accounts":{"type":["array","null"],"items":{"$ref":"contract#/$defs/SignalAccountInput"},"minItems":1,"maxItems":1000},"repeat":{"type":["boolean","null"],"default":false},"auto_enrich_people_emails":{"type":["boolean","null"],"default":false},"advanced_people_finder":{"type":["boolean","null"],"default":false}},"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enable_safe_crm_addition === undefined){
data.enable_safe_crm_addition = false;
}
if(data.timeframe === undefined){
data.timeframe = 90;
}
if(data.speed_mode === undefined){
data.speed_mode = false;
}
if(data.repeat === undefined){
data.repeat = false;
}
if(data.auto_enrich_people_emails === undefined){
data.auto_enrich_people_emails = false;
}
if(data.advanced_people_finder === undefined){
data.advanced_people_finder = false;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func170.call(schema310.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.exclude !== undefined){
let data0 = data.exclude;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: schema310.properties.exclude.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((((key1 === "customers") || (key1 === "do_not_contact")) || (key1 === "in_crm")) || (key1 === "open_deals")) || (key1 === "audience_ids")) || (key1 === "domains"))){
const err3 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.customers !== undefined){
let data1 = data0.customers;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/exclude/customers",schemaPath:"#/properties/exclude/properties/customers/type",keyword:"type",params:{type: schema310.properties.exclude.properties.customers.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.do_not_contact !== undefined){
let data2 = data0.do_not_contact;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/exclude/do_not_contact",schemaPath:"#/properties/exclude/properties/do_not_contact/type",keyword:"type",params:{type: schema310.properties.exclude.properties.do_not_contact.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.in_crm !== undefined){
let data3 = data0.in_crm;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/exclude/in_crm",schemaPath:"#/properties/exclude/properties/in_crm/type",keyword:"type",params:{type: schema310.properties.exclude.properties.in_crm.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.open_deals !== undefined){
let data4 = data0.open_deals;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/exclude/open_deals",schemaPath:"#/properties/exclude/properties/open_deals/type",keyword:"type",params:{type: schema310.properties.exclude.properties.open_deals.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.audience_ids !== undefined){
let data5 = data0.audience_ids;
if(Array.isArray(data5)){
if(data5.length > 100){
const err8 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/exclude/audience_ids/" + i0,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.domains !== undefined){
let data7 = data0.domains;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err13 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 2000){
const err14 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data8) < 1){
const err15 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/exclude/domains/" + i1,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data9) < 1){
const err19 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.account_audience_name !== undefined){
let data10 = data.account_audience_name;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/type",keyword:"type",params:{type: schema310.properties.account_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 220){
const err22 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data10) < 1){
const err23 = {instancePath:instancePath+"/account_audience_name",schemaPath:"#/properties/account_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.people_audience_name !== undefined){
let data11 = data.people_audience_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err24 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/type",keyword:"type",params:{type: schema310.properties.people_audience_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 220){
const err25 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data11) < 1){
const err26 = {instancePath:instancePath+"/people_audience_name",schemaPath:"#/properties/people_audience_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.max_credit_limit !== undefined){
let data12 = data.max_credit_limit;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err27 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/type",keyword:"type",params:{type: schema310.properties.max_credit_limit.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
let data13 = data.enable_safe_crm_addition;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err30 = {instancePath:instancePath+"/enable_safe_crm_addition",schemaPath:"#/properties/enable_safe_crm_addition/type",keyword:"type",params:{type: schema310.properties.enable_safe_crm_addition.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.descriptive_icp !== undefined){
let data14 = data.descriptive_icp;
if((typeof data14 !== "string") && (data14 !== null)){
const err31 = {instancePath:instancePath+"/descriptive_icp",schemaPath:"#/properties/descriptive_icp/type",keyword:"type",params:{type: schema310.properties.descriptive_icp.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 1000){
const err32 = {instancePath:instancePath+"/descriptive_icp",schemaPath:"#/properties/descriptive_icp/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.icp_id !== undefined){
let data15 = data.icp_id;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err33 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/type",keyword:"type",params:{type: schema310.properties.icp_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
const err34 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/icp_id",schemaPath:"#/properties/icp_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
let data16 = data.timeframe;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err36 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/type",keyword:"type",params:{type: schema310.properties.timeframe.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 365 || isNaN(data16)){
const err37 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
let data17 = data.speed_mode;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err39 = {instancePath:instancePath+"/speed_mode",schemaPath:"#/properties/speed_mode/type",keyword:"type",params:{type: schema310.properties.speed_mode.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.accounts !== undefined){
let data18 = data.accounts;
if((!(Array.isArray(data18))) && (data18 !== null)){
const err40 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: schema310.properties.accounts.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(Array.isArray(data18)){
if(data18.length > 1000){
const err41 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.length < 1){
const err42 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(validate62(data18[i2], {instancePath:instancePath+"/accounts/" + i2,parentData:data18,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
}
let data20 = data.repeat;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err43 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/type",keyword:"type",params:{type: schema310.properties.repeat.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
let data21 = data.auto_enrich_people_emails;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err44 = {instancePath:instancePath+"/auto_enrich_people_emails",schemaPath:"#/properties/auto_enrich_people_emails/type",keyword:"type",params:{type: schema310.properties.auto_enrich_people_emails.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
let data22 = data.advanced_people_finder;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err45 = {instancePath:instancePath+"/advanced_people_finder",schemaPath:"#/properties/advanced_people_finder/type",keyword:"type",params:{type: schema310.properties.advanced_people_finder.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check28 = validate68;
const schema313 = {"type":"object","properties":{"filters":{"$ref":"contract#/$defs/SignalListFilters"},"pagination":{"$ref":"contract#/$defs/Pagination"}},"additionalProperties":false};
const schema314 = {"type":"object","properties":{"signal_type":{"type":"array","items":{"$ref":"contract#/$defs/SignalType"},"maxItems":6},"status":{"type":"array","items":{"$ref":"contract#/$defs/SignalStatus"},"maxItems":7}},"additionalProperties":{}};
const schema315 = {"type":"string","enum":["job_post_first_time_mention","trait_only","social_activity","social_listening","competitor_engagement","job_change"]};
const schema316 = {"type":"string","enum":["accepted","running","scheduled","completed","failed","stopped","paused"]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.signal_type !== undefined){
let data0 = data.signal_type;
if(Array.isArray(data0)){
if(data0.length > 6){
const err0 = {instancePath:instancePath+"/signal_type",schemaPath:"#/properties/signal_type/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/signal_type/" + i0,schemaPath:"contract#/$defs/SignalType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((((data1 === "job_post_first_time_mention") || (data1 === "trait_only")) || (data1 === "social_activity")) || (data1 === "social_listening")) || (data1 === "competitor_engagement")) || (data1 === "job_change"))){
const err2 = {instancePath:instancePath+"/signal_type/" + i0,schemaPath:"contract#/$defs/SignalType/enum",keyword:"enum",params:{allowedValues: schema315.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/signal_type",schemaPath:"#/properties/signal_type/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(Array.isArray(data2)){
if(data2.length > 7){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/status/" + i1,schemaPath:"contract#/$defs/SignalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((data3 === "accepted") || (data3 === "running")) || (data3 === "scheduled")) || (data3 === "completed")) || (data3 === "failed")) || (data3 === "stopped")) || (data3 === "paused"))){
const err6 = {instancePath:instancePath+"/status/" + i1,schemaPath:"contract#/$defs/SignalStatus/enum",keyword:"enum",params:{allowedValues: schema316.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "filters") || (key0 === "pagination"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.filters !== undefined){
if(!(validate69(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.pagination !== undefined){
if(!(validate23(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check29 = validate72;
const schema317 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200},"repeat":{"type":"boolean"},"timeframe":{"type":"integer","minimum":1,"maximum":365},"account_audience_name":{"$ref":"contract#/$defs/AudienceName"},"people_audience_name":{"$ref":"contract#/$defs/AudienceName"},"max_credit_limit":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"term_options":{"type":["object","null"],"properties":{"exact_case":{"type":["boolean","null"]},"title_only":{"type":["boolean","null"]},"also":{"type":"array","items":{"$ref":"contract#/$defs/TermSpelling"},"maxItems":10},"not":{"type":"array","items":{"$ref":"contract#/$defs/TermSpelling"},"maxItems":10}},"additionalProperties":false},"min_history_posts":{"type":"integer","minimum":0,"maximum":1000},"mention_roles":{"type":["array","null"],"items":{"$ref":"contract#/$defs/MentionRole"},"minItems":1,"maxItems":7},"include_agencies":{"type":"boolean"},"titles":{"type":["array","null"],"items":{"$ref":"contract#/$defs/PersonaTitle"},"minItems":1,"maxItems":20},"exclude":{"type":["object","null"],"properties":{"customers":{"type":["boolean","null"]},"do_not_contact":{"type":["boolean","null"]},"in_crm":{"type":["boolean","null"]},"open_deals":{"type":["boolean","null"]},"audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"domains":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":1000}},"additionalProperties":false}},"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func170.call(schema317.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.repeat !== undefined){
if(typeof data.repeat !== "boolean"){
const err4 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.timeframe !== undefined){
let data2 = data.timeframe;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 365 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/timeframe",schemaPath:"#/properties/timeframe/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.account_audience_name !== undefined){
let data3 = data.account_audience_name;
if(typeof data3 === "string"){
if(func1(data3) > 220){
const err8 = {instancePath:instancePath+"/account_audience_name",schemaPath:"contract#/$defs/AudienceName/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/account_audience_name",schemaPath:"contract#/$defs/AudienceName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/account_audience_name",schemaPath:"contract#/$defs/AudienceName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.people_audience_name !== undefined){
let data4 = data.people_audience_name;
if(typeof data4 === "string"){
if(func1(data4) > 220){
const err11 = {instancePath:instancePath+"/people_audience_name",schemaPath:"contract#/$defs/AudienceName/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/people_audience_name",schemaPath:"contract#/$defs/AudienceName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/people_audience_name",schemaPath:"contract#/$defs/AudienceName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.max_credit_limit !== undefined){
let data5 = data.max_credit_limit;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/type",keyword:"type",params:{type: schema317.properties.max_credit_limit.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/max_credit_limit",schemaPath:"#/properties/max_credit_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.term_options !== undefined){
let data6 = data.term_options;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
const err17 = {instancePath:instancePath+"/term_options",schemaPath:"#/properties/term_options/type",keyword:"type",params:{type: schema317.properties.term_options.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!((((key1 === "exact_case") || (key1 === "title_only")) || (key1 === "also")) || (key1 === "not"))){
const err18 = {instancePath:instancePath+"/term_options",schemaPath:"#/properties/term_options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.exact_case !== undefined){
let data7 = data6.exact_case;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/term_options/exact_case",schemaPath:"#/properties/term_options/properties/exact_case/type",keyword:"type",params:{type: schema317.properties.term_options.properties.exact_case.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.title_only !== undefined){
let data8 = data6.title_only;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/term_options/title_only",schemaPath:"#/properties/term_options/properties/title_only/type",keyword:"type",params:{type: schema317.properties.term_options.properties.title_only.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.also !== undefined){
let data9 = data6.also;
if(Array.isArray(data9)){
if(data9.length > 10){
const err21 = {instancePath:instancePath+"/term_options/also",schemaPath:"#/properties/term_options/properties/also/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err22 = {instancePath:instancePath+"/term_options/also/" + i0,schemaPath:"contract#/$defs/TermSpelling/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data10) < 1){
const err23 = {instancePath:instancePath+"/term_options/also/" + i0,schemaPath:"contract#/$defs/TermSpelling/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/term_options/also/" + i0,schemaPath:"contract#/$defs/TermSpelling/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/term_options/also",schemaPath:"#/properties/term_options/properties/also/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.not !== undefined){
let data11 = data6.not;
if(Array.isArray(data11)){
if(data11.length > 10){
const err26 = {instancePath:instancePath+"/term_options/not",schemaPath:"#/properties/term_options/properties/not/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(func1(data12) > 200){
const err27 = {instancePath:instancePath+"/term_options/not/" + i1,schemaPath:"contract#/$defs/TermSpelling/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data12) < 1){
const err28 = {instancePath:instancePath+"/term_options/not/" + i1,schemaPath:"contract#/$defs/TermSpelling/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/term_options/not/" + i1,schemaPath:"contract#/$defs/TermSpelling/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/term_options/not",schemaPath:"#/properties/term_options/properties/not/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
if(data.min_history_posts !== undefined){
let data13 = data.min_history_posts;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err31 = {instancePath:instancePath+"/min_history_posts",schemaPath:"#/properties/min_history_posts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
const err32 = {instancePath:instancePath+"/min_history_posts",schemaPath:"#/properties/min_history_posts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/min_history_posts",schemaPath:"#/properties/min_history_posts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.mention_roles !== undefined){
let data14 = data.mention_roles;
if((!(Array.isArray(data14))) && (data14 !== null)){
const err34 = {instancePath:instancePath+"/mention_roles",schemaPath:"#/properties/mention_roles/type",keyword:"type",params:{type: schema317.properties.mention_roles.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(Array.isArray(data14)){
if(data14.length > 7){
const err35 = {instancePath:instancePath+"/mention_roles",schemaPath:"#/properties/mention_roles/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14.length < 1){
const err36 = {instancePath:instancePath+"/mention_roles",schemaPath:"#/properties/mention_roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 !== "string"){
const err37 = {instancePath:instancePath+"/mention_roles/" + i2,schemaPath:"contract#/$defs/MentionRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((((data15 === "uses") || (data15 === "wants")) || (data15 === "one_of")) || (data15 === "moves_to")) || (data15 === "moves_from")) || (data15 === "sells")) || (data15 === "names"))){
const err38 = {instancePath:instancePath+"/mention_roles/" + i2,schemaPath:"contract#/$defs/MentionRole/enum",keyword:"enum",params:{allowedValues: schema298.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
if(data.include_agencies !== undefined){
if(typeof data.include_agencies !== "boolean"){
const err39 = {instancePath:instancePath+"/include_agencies",schemaPath:"#/properties/include_agencies/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.titles !== undefined){
let data17 = data.titles;
if((!(Array.isArray(data17))) && (data17 !== null)){
const err40 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type: schema317.properties.titles.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(Array.isArray(data17)){
if(data17.length > 20){
const err41 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data17.length < 1){
const err42 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 === "string"){
if(func1(data18) > 100){
const err43 = {instancePath:instancePath+"/titles/" + i3,schemaPath:"contract#/$defs/PersonaTitle/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func1(data18) < 2){
const err44 = {instancePath:instancePath+"/titles/" + i3,schemaPath:"contract#/$defs/PersonaTitle/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/titles/" + i3,schemaPath:"contract#/$defs/PersonaTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
if(data.exclude !== undefined){
let data19 = data.exclude;
if((!(data19 && typeof data19 == "object" && !Array.isArray(data19))) && (data19 !== null)){
const err46 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: schema317.properties.exclude.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(!((((((key2 === "customers") || (key2 === "do_not_contact")) || (key2 === "in_crm")) || (key2 === "open_deals")) || (key2 === "audience_ids")) || (key2 === "domains"))){
const err47 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data19.customers !== undefined){
let data20 = data19.customers;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err48 = {instancePath:instancePath+"/exclude/customers",schemaPath:"#/properties/exclude/properties/customers/type",keyword:"type",params:{type: schema317.properties.exclude.properties.customers.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data19.do_not_contact !== undefined){
let data21 = data19.do_not_contact;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err49 = {instancePath:instancePath+"/exclude/do_not_contact",schemaPath:"#/properties/exclude/properties/do_not_contact/type",keyword:"type",params:{type: schema317.properties.exclude.properties.do_not_contact.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data19.in_crm !== undefined){
let data22 = data19.in_crm;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err50 = {instancePath:instancePath+"/exclude/in_crm",schemaPath:"#/properties/exclude/properties/in_crm/type",keyword:"type",params:{type: schema317.properties.exclude.properties.in_crm.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data19.open_deals !== undefined){
let data23 = data19.open_deals;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err51 = {instancePath:instancePath+"/exclude/open_deals",schemaPath:"#/properties/exclude/properties/open_deals/type",keyword:"type",params:{type: schema317.properties.exclude.properties.open_deals.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data19.audience_ids !== undefined){
let data24 = data19.audience_ids;
if(Array.isArray(data24)){
if(data24.length > 100){
const err52 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
let data25 = data24[i4];
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err53 = {instancePath:instancePath+"/exclude/audience_ids/" + i4,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 9007199254740991 || isNaN(data25)){
const err54 = {instancePath:instancePath+"/exclude/audience_ids/" + i4,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data25 < 1 || isNaN(data25)){
const err55 = {instancePath:instancePath+"/exclude/audience_ids/" + i4,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/exclude/audience_ids",schemaPath:"#/properties/exclude/properties/audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data19.domains !== undefined){
let data26 = data19.domains;
if(Array.isArray(data26)){
if(data26.length > 1000){
const err57 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const len5 = data26.length;
for(let i5=0; i5<len5; i5++){
let data27 = data26[i5];
if(typeof data27 === "string"){
if(func1(data27) > 2000){
const err58 = {instancePath:instancePath+"/exclude/domains/" + i5,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(func1(data27) < 1){
const err59 = {instancePath:instancePath+"/exclude/domains/" + i5,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/exclude/domains/" + i5,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/exclude/domains",schemaPath:"#/properties/exclude/properties/domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
}
}
else {
const err62 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check30 = validate73;
const schema326 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"view_type":{"type":["string","null"],"enum":["accounts","people",null]},"filters":{"type":["object","null"],"properties":{"min_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"max_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"funding_stages":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"hq_country_codes":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"funding_stage_include":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"funding_stage_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"industry_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"industry_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"min_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"max_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"ownership_include":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"ownership_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"min_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"last_funding_type_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_type_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_after":{"$ref":"contract#/$defs/CalendarDate"},"last_funding_before":{"$ref":"contract#/$defs/CalendarDate"},"min_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"has_company_social_url":{"type":"boolean"},"name_or_domain_contains":{"$ref":"contract#/$defs/FilterText"},"domain_include":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":500},"domain_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":500},"added_after":{"$ref":"contract#/$defs/Timestamp"},"added_before":{"$ref":"contract#/$defs/Timestamp"},"is_present_in_crm":{"type":"boolean"},"has_open_deal":{"type":"boolean"},"is_customer":{"type":"boolean"},"crm_owner_include":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100},"crm_owner_exclude":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100},"is_imported":{"type":"boolean"},"include_audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"include_signal_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"insight_within_days":{"type":"integer","minimum":1,"maximum":365},"min_insight_count":{"type":"integer","minimum":1,"maximum":1000000},"full_name_contains":{"$ref":"contract#/$defs/FilterText"},"seniority_include":{"type":"array","items":{"$ref":"contract#/$defs/Seniority"},"maxItems":10},"seniority_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Seniority"},"maxItems":10},"department_include":{"type":"array","items":{"$ref":"contract#/$defs/Department"},"maxItems":15},"department_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Department"},"maxItems":15},"title_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":50},"title_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":50},"person_country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"person_country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"person_city_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"people_audience_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"people_audience_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"people_signal_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"people_signal_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"account_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":500},"has_work_email":{"type":"boolean"},"do_not_contact":{"type":"boolean"},"has_social_url":{"type":"boolean"},"signal_within_days":{"type":"integer","minimum":1,"maximum":365},"event_type_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"event_within_days":{"type":"integer","minimum":1,"maximum":365}},"additionalProperties":{}},"is_default":{"type":"boolean","default":false},"chat_notifications":{"type":["object","null"],"properties":{"enabled":{"type":"boolean","default":true},"target":{"$ref":"contract#/$defs/ChatTarget","default":"dm"},"channel_id":{"type":["string","null"],"minLength":1,"maxLength":200},"schedule":{"type":["object","null"],"required":["frequency"],"properties":{"frequency":{"$ref":"contract#/$defs/NotificationFrequency"},"hour":{"type":"integer","minimum":0,"maximum":23,"default":9},"time_zone":{"type":"string","minLength":1,"maxLength":64,"default":"UTC"},"weekdays":{"type":"array","items":{"$ref":"contract#/$defs/Weekday"},"minItems":1,"maxItems":7},"quiet_from":{"type":["integer","null"],"minimum":0,"maximum":23},"quiet_to":{"type":["integer","null"],"minimum":0,"maximum":23}},"additionalProperties":false}},"additionalProperties":false},"webhook_notifications":{"type":["object","null"],"properties":{"enabled":{"type":"boolean","default":true},"url":{"type":["string","null"],"maxLength":2000,"format":"uri"},"headers":{"type":"array","items":{"$ref":"contract#/$defs/WebhookHeader"},"maxItems":10}},"additionalProperties":false},"email_notifications":{"type":["object","null"],"properties":{"enabled":{"type":"boolean","default":true},"recipient_email":{"type":["string","null"],"minLength":3,"maxLength":254,"pattern":"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"},"schedule":{"type":["object","null"],"required":["frequency"],"properties":{"frequency":{"$ref":"contract#/$defs/NotificationFrequency"},"hour":{"type":"integer","minimum":0,"maximum":23,"default":9},"time_zone":{"type":"string","minLength":1,"maxLength":64,"default":"UTC"},"weekdays":{"type":"array","items":{"$ref":"contract#/$defs/Weekday"},"minItems":1,"maxItems":7},"quiet_from":{"type":["integer","null"],"minimum":0,"maximum":23},"quiet_to":{"type":["integer","null"],"minimum":0,"maximum":23}},"additionalProperties":false}},"additionalProperties":false},"crm_assignment":{"type":["object","null"],"properties":{"enabled":{"type":"boolean","default":true},"assignee_id":{"type":["string","null"],"minLength":1,"maxLength":200},"assignee_ids":{"type":["array","null"],"items":{"$ref":"contract#/$defs/ExternalId"},"minItems":1,"maxItems":100},"override_owner_ids":{"type":["array","null"],"items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100}},"additionalProperties":false},"sequencer_sequencing":{"type":["object","null"],"properties":{"enabled":{"type":"boolean","default":true},"sequence_id":{"type":["string","null"],"minLength":1,"maxLength":200}},"additionalProperties":false},"confirm_count":{"type":"integer","minimum":0,"maximum":9007199254740991}},"additionalProperties":false};
const schema380 = {"type":"string","enum":["dm","channel"]};
const schema381 = {"type":"string","enum":["immediately","daily","weekly"]};
const schema382 = {"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]};
const formats40 = require("ajv-formats/dist/formats").fullFormats.uri;
const schema383 = {"type":"object","required":["name","value"],"properties":{"name":{"$ref":"contract#/$defs/HeaderName"},"value":{"$ref":"contract#/$defs/HeaderValue"}},"additionalProperties":false};
const schema384 = {"type":"string","minLength":1,"maxLength":100,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"};
const schema385 = {"type":"string","minLength":1,"maxLength":2000,"pattern":"^[!-~]([ -~]*[!-~])?$"};
const pattern11 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
const pattern12 = new RegExp("^[!-~]([ -~]*[!-~])?$", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/HeaderName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/HeaderName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern11.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/HeaderName/pattern",keyword:"pattern",params:{pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"},message:"must match pattern \""+"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/$defs/HeaderName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err7 = {instancePath:instancePath+"/value",schemaPath:"contract#/$defs/HeaderValue/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/value",schemaPath:"contract#/$defs/HeaderValue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern12.test(data1)){
const err9 = {instancePath:instancePath+"/value",schemaPath:"contract#/$defs/HeaderValue/pattern",keyword:"pattern",params:{pattern: "^[!-~]([ -~]*[!-~])?$"},message:"must match pattern \""+"^[!-~]([ -~]*[!-~])?$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/value",schemaPath:"contract#/$defs/HeaderValue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_default === undefined){
data.is_default = false;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func170.call(schema326.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.view_type !== undefined){
let data1 = data.view_type;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/view_type",schemaPath:"#/properties/view_type/type",keyword:"type",params:{type: schema326.properties.view_type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "accounts") || (data1 === "people")) || (data1 === null))){
const err6 = {instancePath:instancePath+"/view_type",schemaPath:"#/properties/view_type/enum",keyword:"enum",params:{allowedValues: schema326.properties.view_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.filters !== undefined){
let data2 = data.filters;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: schema326.properties.filters.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.min_employee_count !== undefined){
let data3 = data2.min_employee_count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data2.max_employee_count !== undefined){
let data4 = data2.max_employee_count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data2.funding_stages !== undefined){
let data5 = data2.funding_stages;
if(Array.isArray(data5)){
if(data5.length > 13){
const err14 = {instancePath:instancePath+"/filters/funding_stages",schemaPath:"#/properties/filters/properties/funding_stages/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func1(data6) > 20){
const err15 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data6) < 1){
const err16 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/filters/funding_stages",schemaPath:"#/properties/filters/properties/funding_stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.hq_country_codes !== undefined){
let data7 = data2.hq_country_codes;
if(Array.isArray(data7)){
if(data7.length > 250){
const err19 = {instancePath:instancePath+"/filters/hq_country_codes",schemaPath:"#/properties/filters/properties/hq_country_codes/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 3){
const err20 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data8) < 2){
const err21 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/filters/hq_country_codes",schemaPath:"#/properties/filters/properties/hq_country_codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.funding_stage_include !== undefined){
let data9 = data2.funding_stage_include;
if(Array.isArray(data9)){
if(data9.length > 13){
const err24 = {instancePath:instancePath+"/filters/funding_stage_include",schemaPath:"#/properties/filters/properties/funding_stage_include/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(func1(data10) > 20){
const err25 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data10) < 1){
const err26 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/filters/funding_stage_include",schemaPath:"#/properties/filters/properties/funding_stage_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.funding_stage_exclude !== undefined){
let data11 = data2.funding_stage_exclude;
if(Array.isArray(data11)){
if(data11.length > 13){
const err29 = {instancePath:instancePath+"/filters/funding_stage_exclude",schemaPath:"#/properties/filters/properties/funding_stage_exclude/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 === "string"){
if(func1(data12) > 20){
const err30 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func1(data12) < 1){
const err31 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/filters/funding_stage_exclude",schemaPath:"#/properties/filters/properties/funding_stage_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data2.country_include !== undefined){
let data13 = data2.country_include;
if(Array.isArray(data13)){
if(data13.length > 250){
const err34 = {instancePath:instancePath+"/filters/country_include",schemaPath:"#/properties/filters/properties/country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 === "string"){
if(func1(data14) > 3){
const err35 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func1(data14) < 2){
const err36 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/filters/country_include",schemaPath:"#/properties/filters/properties/country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data2.country_exclude !== undefined){
let data15 = data2.country_exclude;
if(Array.isArray(data15)){
if(data15.length > 250){
const err39 = {instancePath:instancePath+"/filters/country_exclude",schemaPath:"#/properties/filters/properties/country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if(typeof data16 === "string"){
if(func1(data16) > 3){
const err40 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(func1(data16) < 2){
const err41 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/filters/country_exclude",schemaPath:"#/properties/filters/properties/country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data2.industry_include !== undefined){
let data17 = data2.industry_include;
if(Array.isArray(data17)){
if(data17.length > 100){
const err44 = {instancePath:instancePath+"/filters/industry_include",schemaPath:"#/properties/filters/properties/industry_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if(typeof data18 === "string"){
if(func1(data18) > 200){
const err45 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(func1(data18) < 1){
const err46 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/filters/industry_include",schemaPath:"#/properties/filters/properties/industry_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data2.industry_exclude !== undefined){
let data19 = data2.industry_exclude;
if(Array.isArray(data19)){
if(data19.length > 100){
const err49 = {instancePath:instancePath+"/filters/industry_exclude",schemaPath:"#/properties/filters/properties/industry_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len7 = data19.length;
for(let i7=0; i7<len7; i7++){
let data20 = data19[i7];
if(typeof data20 === "string"){
if(func1(data20) > 200){
const err50 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(func1(data20) < 1){
const err51 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/filters/industry_exclude",schemaPath:"#/properties/filters/properties/industry_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data2.tag_include !== undefined){
let data21 = data2.tag_include;
if(Array.isArray(data21)){
if(data21.length > 100){
const err54 = {instancePath:instancePath+"/filters/tag_include",schemaPath:"#/properties/filters/properties/tag_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const len8 = data21.length;
for(let i8=0; i8<len8; i8++){
let data22 = data21[i8];
if(typeof data22 === "string"){
if(func1(data22) > 200){
const err55 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(func1(data22) < 1){
const err56 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/filters/tag_include",schemaPath:"#/properties/filters/properties/tag_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data2.tag_exclude !== undefined){
let data23 = data2.tag_exclude;
if(Array.isArray(data23)){
if(data23.length > 100){
const err59 = {instancePath:instancePath+"/filters/tag_exclude",schemaPath:"#/properties/filters/properties/tag_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const len9 = data23.length;
for(let i9=0; i9<len9; i9++){
let data24 = data23[i9];
if(typeof data24 === "string"){
if(func1(data24) > 200){
const err60 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(func1(data24) < 1){
const err61 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/filters/tag_exclude",schemaPath:"#/properties/filters/properties/tag_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data2.city_include !== undefined){
let data25 = data2.city_include;
if(Array.isArray(data25)){
if(data25.length > 100){
const err64 = {instancePath:instancePath+"/filters/city_include",schemaPath:"#/properties/filters/properties/city_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const len10 = data25.length;
for(let i10=0; i10<len10; i10++){
let data26 = data25[i10];
if(typeof data26 === "string"){
if(func1(data26) > 200){
const err65 = {instancePath:instancePath+"/filters/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(func1(data26) < 1){
const err66 = {instancePath:instancePath+"/filters/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/filters/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/filters/city_include",schemaPath:"#/properties/filters/properties/city_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data2.city_exclude !== undefined){
let data27 = data2.city_exclude;
if(Array.isArray(data27)){
if(data27.length > 100){
const err69 = {instancePath:instancePath+"/filters/city_exclude",schemaPath:"#/properties/filters/properties/city_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const len11 = data27.length;
for(let i11=0; i11<len11; i11++){
let data28 = data27[i11];
if(typeof data28 === "string"){
if(func1(data28) > 200){
const err70 = {instancePath:instancePath+"/filters/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(func1(data28) < 1){
const err71 = {instancePath:instancePath+"/filters/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/filters/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/filters/city_exclude",schemaPath:"#/properties/filters/properties/city_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data2.min_founded_year !== undefined){
let data29 = data2.min_founded_year;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err74 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 2100 || isNaN(data29)){
const err75 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data29 < 1000 || isNaN(data29)){
const err76 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
if(data2.max_founded_year !== undefined){
let data30 = data2.max_founded_year;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err77 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 2100 || isNaN(data30)){
const err78 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data30 < 1000 || isNaN(data30)){
const err79 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data2.ownership_include !== undefined){
let data31 = data2.ownership_include;
if(Array.isArray(data31)){
if(data31.length > 5){
const err80 = {instancePath:instancePath+"/filters/ownership_include",schemaPath:"#/properties/filters/properties/ownership_include/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const len12 = data31.length;
for(let i12=0; i12<len12; i12++){
let data32 = data31[i12];
if(typeof data32 !== "string"){
const err81 = {instancePath:instancePath+"/filters/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!(((((data32 === "private") || (data32 === "public")) || (data32 === "nonprofit")) || (data32 === "government")) || (data32 === "subsidiary"))){
const err82 = {instancePath:instancePath+"/filters/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/filters/ownership_include",schemaPath:"#/properties/filters/properties/ownership_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data2.ownership_exclude !== undefined){
let data33 = data2.ownership_exclude;
if(Array.isArray(data33)){
if(data33.length > 5){
const err84 = {instancePath:instancePath+"/filters/ownership_exclude",schemaPath:"#/properties/filters/properties/ownership_exclude/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
const len13 = data33.length;
for(let i13=0; i13<len13; i13++){
let data34 = data33[i13];
if(typeof data34 !== "string"){
const err85 = {instancePath:instancePath+"/filters/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(!(((((data34 === "private") || (data34 === "public")) || (data34 === "nonprofit")) || (data34 === "government")) || (data34 === "subsidiary"))){
const err86 = {instancePath:instancePath+"/filters/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/filters/ownership_exclude",schemaPath:"#/properties/filters/properties/ownership_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data2.min_total_funding_usd !== undefined){
let data35 = data2.min_total_funding_usd;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err88 = {instancePath:instancePath+"/filters/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 9007199254740991 || isNaN(data35)){
const err89 = {instancePath:instancePath+"/filters/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err90 = {instancePath:instancePath+"/filters/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data2.max_total_funding_usd !== undefined){
let data36 = data2.max_total_funding_usd;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err91 = {instancePath:instancePath+"/filters/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 9007199254740991 || isNaN(data36)){
const err92 = {instancePath:instancePath+"/filters/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data36 < 0 || isNaN(data36)){
const err93 = {instancePath:instancePath+"/filters/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data2.last_funding_type_include !== undefined){
let data37 = data2.last_funding_type_include;
if(Array.isArray(data37)){
if(data37.length > 100){
const err94 = {instancePath:instancePath+"/filters/last_funding_type_include",schemaPath:"#/properties/filters/properties/last_funding_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
const len14 = data37.length;
for(let i14=0; i14<len14; i14++){
let data38 = data37[i14];
if(typeof data38 === "string"){
if(func1(data38) > 200){
const err95 = {instancePath:instancePath+"/filters/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(func1(data38) < 1){
const err96 = {instancePath:instancePath+"/filters/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/filters/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/filters/last_funding_type_include",schemaPath:"#/properties/filters/properties/last_funding_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data2.last_funding_type_exclude !== undefined){
let data39 = data2.last_funding_type_exclude;
if(Array.isArray(data39)){
if(data39.length > 100){
const err99 = {instancePath:instancePath+"/filters/last_funding_type_exclude",schemaPath:"#/properties/filters/properties/last_funding_type_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
const len15 = data39.length;
for(let i15=0; i15<len15; i15++){
let data40 = data39[i15];
if(typeof data40 === "string"){
if(func1(data40) > 200){
const err100 = {instancePath:instancePath+"/filters/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(func1(data40) < 1){
const err101 = {instancePath:instancePath+"/filters/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/filters/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/filters/last_funding_type_exclude",schemaPath:"#/properties/filters/properties/last_funding_type_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data2.last_funding_after !== undefined){
let data41 = data2.last_funding_after;
if(typeof data41 === "string"){
if(func1(data41) > 10){
const err104 = {instancePath:instancePath+"/filters/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(!(formats0.validate(data41))){
const err105 = {instancePath:instancePath+"/filters/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/filters/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data2.last_funding_before !== undefined){
let data42 = data2.last_funding_before;
if(typeof data42 === "string"){
if(func1(data42) > 10){
const err107 = {instancePath:instancePath+"/filters/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(!(formats0.validate(data42))){
const err108 = {instancePath:instancePath+"/filters/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/filters/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data2.min_revenue_usd !== undefined){
let data43 = data2.min_revenue_usd;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err110 = {instancePath:instancePath+"/filters/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 9007199254740991 || isNaN(data43)){
const err111 = {instancePath:instancePath+"/filters/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data43 < 0 || isNaN(data43)){
const err112 = {instancePath:instancePath+"/filters/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
if(data2.max_revenue_usd !== undefined){
let data44 = data2.max_revenue_usd;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err113 = {instancePath:instancePath+"/filters/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 9007199254740991 || isNaN(data44)){
const err114 = {instancePath:instancePath+"/filters/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err115 = {instancePath:instancePath+"/filters/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
if(data2.has_company_social_url !== undefined){
if(typeof data2.has_company_social_url !== "boolean"){
const err116 = {instancePath:instancePath+"/filters/has_company_social_url",schemaPath:"#/properties/filters/properties/has_company_social_url/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data2.name_or_domain_contains !== undefined){
let data46 = data2.name_or_domain_contains;
if(typeof data46 === "string"){
if(func1(data46) > 200){
const err117 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(func1(data46) < 1){
const err118 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data2.domain_include !== undefined){
let data47 = data2.domain_include;
if(Array.isArray(data47)){
if(data47.length > 500){
const err120 = {instancePath:instancePath+"/filters/domain_include",schemaPath:"#/properties/filters/properties/domain_include/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
const len16 = data47.length;
for(let i16=0; i16<len16; i16++){
let data48 = data47[i16];
if(typeof data48 === "string"){
if(func1(data48) > 2000){
const err121 = {instancePath:instancePath+"/filters/domain_include/" + i16,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(func1(data48) < 1){
const err122 = {instancePath:instancePath+"/filters/domain_include/" + i16,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/filters/domain_include/" + i16,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/filters/domain_include",schemaPath:"#/properties/filters/properties/domain_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data2.domain_exclude !== undefined){
let data49 = data2.domain_exclude;
if(Array.isArray(data49)){
if(data49.length > 500){
const err125 = {instancePath:instancePath+"/filters/domain_exclude",schemaPath:"#/properties/filters/properties/domain_exclude/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
const len17 = data49.length;
for(let i17=0; i17<len17; i17++){
let data50 = data49[i17];
if(typeof data50 === "string"){
if(func1(data50) > 2000){
const err126 = {instancePath:instancePath+"/filters/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(func1(data50) < 1){
const err127 = {instancePath:instancePath+"/filters/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/filters/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/filters/domain_exclude",schemaPath:"#/properties/filters/properties/domain_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data2.added_after !== undefined){
let data51 = data2.added_after;
if(typeof data51 === "string"){
if(func1(data51) > 40){
const err130 = {instancePath:instancePath+"/filters/added_after",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(!(formats4.validate(data51))){
const err131 = {instancePath:instancePath+"/filters/added_after",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/filters/added_after",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data2.added_before !== undefined){
let data52 = data2.added_before;
if(typeof data52 === "string"){
if(func1(data52) > 40){
const err133 = {instancePath:instancePath+"/filters/added_before",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(!(formats4.validate(data52))){
const err134 = {instancePath:instancePath+"/filters/added_before",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/filters/added_before",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data2.is_present_in_crm !== undefined){
if(typeof data2.is_present_in_crm !== "boolean"){
const err136 = {instancePath:instancePath+"/filters/is_present_in_crm",schemaPath:"#/properties/filters/properties/is_present_in_crm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data2.has_open_deal !== undefined){
if(typeof data2.has_open_deal !== "boolean"){
const err137 = {instancePath:instancePath+"/filters/has_open_deal",schemaPath:"#/properties/filters/properties/has_open_deal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data2.is_customer !== undefined){
if(typeof data2.is_customer !== "boolean"){
const err138 = {instancePath:instancePath+"/filters/is_customer",schemaPath:"#/properties/filters/properties/is_customer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data2.crm_owner_include !== undefined){
let data56 = data2.crm_owner_include;
if(Array.isArray(data56)){
if(data56.length > 100){
const err139 = {instancePath:instancePath+"/filters/crm_owner_include",schemaPath:"#/properties/filters/properties/crm_owner_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
const len18 = data56.length;
for(let i18=0; i18<len18; i18++){
let data57 = data56[i18];
if(typeof data57 === "string"){
if(func1(data57) > 200){
const err140 = {instancePath:instancePath+"/filters/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(func1(data57) < 1){
const err141 = {instancePath:instancePath+"/filters/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else {
const err142 = {instancePath:instancePath+"/filters/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
}
else {
const err143 = {instancePath:instancePath+"/filters/crm_owner_include",schemaPath:"#/properties/filters/properties/crm_owner_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data2.crm_owner_exclude !== undefined){
let data58 = data2.crm_owner_exclude;
if(Array.isArray(data58)){
if(data58.length > 100){
const err144 = {instancePath:instancePath+"/filters/crm_owner_exclude",schemaPath:"#/properties/filters/properties/crm_owner_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
const len19 = data58.length;
for(let i19=0; i19<len19; i19++){
let data59 = data58[i19];
if(typeof data59 === "string"){
if(func1(data59) > 200){
const err145 = {instancePath:instancePath+"/filters/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(func1(data59) < 1){
const err146 = {instancePath:instancePath+"/filters/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
else {
const err147 = {instancePath:instancePath+"/filters/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/filters/crm_owner_exclude",schemaPath:"#/properties/filters/properties/crm_owner_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data2.is_imported !== undefined){
if(typeof data2.is_imported !== "boolean"){
const err149 = {instancePath:instancePath+"/filters/is_imported",schemaPath:"#/properties/filters/properties/is_imported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data2.include_audience_ids !== undefined){
let data61 = data2.include_audience_ids;
if(Array.isArray(data61)){
if(data61.length > 100){
const err150 = {instancePath:instancePath+"/filters/include_audience_ids",schemaPath:"#/properties/filters/properties/include_audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
const len20 = data61.length;
for(let i20=0; i20<len20; i20++){
let data62 = data61[i20];
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err151 = {instancePath:instancePath+"/filters/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 9007199254740991 || isNaN(data62)){
const err152 = {instancePath:instancePath+"/filters/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data62 < 1 || isNaN(data62)){
const err153 = {instancePath:instancePath+"/filters/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
}
else {
const err154 = {instancePath:instancePath+"/filters/include_audience_ids",schemaPath:"#/properties/filters/properties/include_audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data2.include_signal_ids !== undefined){
let data63 = data2.include_signal_ids;
if(Array.isArray(data63)){
if(data63.length > 100){
const err155 = {instancePath:instancePath+"/filters/include_signal_ids",schemaPath:"#/properties/filters/properties/include_signal_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
const len21 = data63.length;
for(let i21=0; i21<len21; i21++){
let data64 = data63[i21];
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
const err156 = {instancePath:instancePath+"/filters/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 > 9007199254740991 || isNaN(data64)){
const err157 = {instancePath:instancePath+"/filters/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data64 < 1 || isNaN(data64)){
const err158 = {instancePath:instancePath+"/filters/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
}
}
else {
const err159 = {instancePath:instancePath+"/filters/include_signal_ids",schemaPath:"#/properties/filters/properties/include_signal_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data2.audience_include !== undefined){
let data65 = data2.audience_include;
if(Array.isArray(data65)){
if(data65.length > 100){
const err160 = {instancePath:instancePath+"/filters/audience_include",schemaPath:"#/properties/filters/properties/audience_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
const len22 = data65.length;
for(let i22=0; i22<len22; i22++){
let data66 = data65[i22];
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
const err161 = {instancePath:instancePath+"/filters/audience_include/" + i22,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 > 9007199254740991 || isNaN(data66)){
const err162 = {instancePath:instancePath+"/filters/audience_include/" + i22,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data66 < 1 || isNaN(data66)){
const err163 = {instancePath:instancePath+"/filters/audience_include/" + i22,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
}
else {
const err164 = {instancePath:instancePath+"/filters/audience_include",schemaPath:"#/properties/filters/properties/audience_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data2.audience_exclude !== undefined){
let data67 = data2.audience_exclude;
if(Array.isArray(data67)){
if(data67.length > 100){
const err165 = {instancePath:instancePath+"/filters/audience_exclude",schemaPath:"#/properties/filters/properties/audience_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
const len23 = data67.length;
for(let i23=0; i23<len23; i23++){
let data68 = data67[i23];
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err166 = {instancePath:instancePath+"/filters/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 > 9007199254740991 || isNaN(data68)){
const err167 = {instancePath:instancePath+"/filters/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data68 < 1 || isNaN(data68)){
const err168 = {instancePath:instancePath+"/filters/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
}
else {
const err169 = {instancePath:instancePath+"/filters/audience_exclude",schemaPath:"#/properties/filters/properties/audience_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data2.signal_include !== undefined){
let data69 = data2.signal_include;
if(Array.isArray(data69)){
if(data69.length > 100){
const err170 = {instancePath:instancePath+"/filters/signal_include",schemaPath:"#/properties/filters/properties/signal_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
const len24 = data69.length;
for(let i24=0; i24<len24; i24++){
let data70 = data69[i24];
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
const err171 = {instancePath:instancePath+"/filters/signal_include/" + i24,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 > 9007199254740991 || isNaN(data70)){
const err172 = {instancePath:instancePath+"/filters/signal_include/" + i24,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data70 < 1 || isNaN(data70)){
const err173 = {instancePath:instancePath+"/filters/signal_include/" + i24,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
}
else {
const err174 = {instancePath:instancePath+"/filters/signal_include",schemaPath:"#/properties/filters/properties/signal_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data2.signal_exclude !== undefined){
let data71 = data2.signal_exclude;
if(Array.isArray(data71)){
if(data71.length > 100){
const err175 = {instancePath:instancePath+"/filters/signal_exclude",schemaPath:"#/properties/filters/properties/signal_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
const len25 = data71.length;
for(let i25=0; i25<len25; i25++){
let data72 = data71[i25];
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err176 = {instancePath:instancePath+"/filters/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 > 9007199254740991 || isNaN(data72)){
const err177 = {instancePath:instancePath+"/filters/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data72 < 1 || isNaN(data72)){
const err178 = {instancePath:instancePath+"/filters/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
}
else {
const err179 = {instancePath:instancePath+"/filters/signal_exclude",schemaPath:"#/properties/filters/properties/signal_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data2.insight_within_days !== undefined){
let data73 = data2.insight_within_days;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err180 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 365 || isNaN(data73)){
const err181 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data73 < 1 || isNaN(data73)){
const err182 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
if(data2.min_insight_count !== undefined){
let data74 = data2.min_insight_count;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err183 = {instancePath:instancePath+"/filters/min_insight_count",schemaPath:"#/properties/filters/properties/min_insight_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 > 1000000 || isNaN(data74)){
const err184 = {instancePath:instancePath+"/filters/min_insight_count",schemaPath:"#/properties/filters/properties/min_insight_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data74 < 1 || isNaN(data74)){
const err185 = {instancePath:instancePath+"/filters/min_insight_count",schemaPath:"#/properties/filters/properties/min_insight_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
if(data2.full_name_contains !== undefined){
let data75 = data2.full_name_contains;
if(typeof data75 === "string"){
if(func1(data75) > 200){
const err186 = {instancePath:instancePath+"/filters/full_name_contains",schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(func1(data75) < 1){
const err187 = {instancePath:instancePath+"/filters/full_name_contains",schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
else {
const err188 = {instancePath:instancePath+"/filters/full_name_contains",schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data2.seniority_include !== undefined){
let data76 = data2.seniority_include;
if(Array.isArray(data76)){
if(data76.length > 10){
const err189 = {instancePath:instancePath+"/filters/seniority_include",schemaPath:"#/properties/filters/properties/seniority_include/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
const len26 = data76.length;
for(let i26=0; i26<len26; i26++){
let data77 = data76[i26];
if(typeof data77 !== "string"){
const err190 = {instancePath:instancePath+"/filters/seniority_include/" + i26,schemaPath:"contract#/$defs/Seniority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(!((((((((((data77 === "FOUNDER") || (data77 === "CXO")) || (data77 === "PARTNER")) || (data77 === "VP")) || (data77 === "HEAD")) || (data77 === "DIRECTOR")) || (data77 === "MANAGER")) || (data77 === "SENIOR")) || (data77 === "ENTRY")) || (data77 === "INTERN"))){
const err191 = {instancePath:instancePath+"/filters/seniority_include/" + i26,schemaPath:"contract#/$defs/Seniority/enum",keyword:"enum",params:{allowedValues: schema167.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
else {
const err192 = {instancePath:instancePath+"/filters/seniority_include",schemaPath:"#/properties/filters/properties/seniority_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data2.seniority_exclude !== undefined){
let data78 = data2.seniority_exclude;
if(Array.isArray(data78)){
if(data78.length > 10){
const err193 = {instancePath:instancePath+"/filters/seniority_exclude",schemaPath:"#/properties/filters/properties/seniority_exclude/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
const len27 = data78.length;
for(let i27=0; i27<len27; i27++){
let data79 = data78[i27];
if(typeof data79 !== "string"){
const err194 = {instancePath:instancePath+"/filters/seniority_exclude/" + i27,schemaPath:"contract#/$defs/Seniority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(!((((((((((data79 === "FOUNDER") || (data79 === "CXO")) || (data79 === "PARTNER")) || (data79 === "VP")) || (data79 === "HEAD")) || (data79 === "DIRECTOR")) || (data79 === "MANAGER")) || (data79 === "SENIOR")) || (data79 === "ENTRY")) || (data79 === "INTERN"))){
const err195 = {instancePath:instancePath+"/filters/seniority_exclude/" + i27,schemaPath:"contract#/$defs/Seniority/enum",keyword:"enum",params:{allowedValues: schema167.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
else {
const err196 = {instancePath:instancePath+"/filters/seniority_exclude",schemaPath:"#/properties/filters/properties/seniority_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data2.department_include !== undefined){
let data80 = data2.department_include;
if(Array.isArray(data80)){
if(data80.length > 15){
const err197 = {instancePath:instancePath+"/filters/department_include",schemaPath:"#/properties/filters/properties/department_include/maxItems",keyword:"maxItems",params:{limit: 15},message:"must NOT have more than 15 items"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
const len28 = data80.length;
for(let i28=0; i28<len28; i28++){
let data81 = data80[i28];
if(typeof data81 !== "string"){
const err198 = {instancePath:instancePath+"/filters/department_include/" + i28,schemaPath:"contract#/$defs/Department/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(!(((((((((((((((data81 === "ENGINEERING") || (data81 === "PRODUCT")) || (data81 === "DATA")) || (data81 === "SALES")) || (data81 === "MARKETING")) || (data81 === "OPERATIONS")) || (data81 === "FINANCE")) || (data81 === "HR")) || (data81 === "LEGAL")) || (data81 === "EXECUTIVE")) || (data81 === "CUSTOMER_SUCCESS")) || (data81 === "SECURITY")) || (data81 === "IT")) || (data81 === "OTHER")) || (data81 === "DESIGN"))){
const err199 = {instancePath:instancePath+"/filters/department_include/" + i28,schemaPath:"contract#/$defs/Department/enum",keyword:"enum",params:{allowedValues: schema168.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
else {
const err200 = {instancePath:instancePath+"/filters/department_include",schemaPath:"#/properties/filters/properties/department_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data2.department_exclude !== undefined){
let data82 = data2.department_exclude;
if(Array.isArray(data82)){
if(data82.length > 15){
const err201 = {instancePath:instancePath+"/filters/department_exclude",schemaPath:"#/properties/filters/properties/department_exclude/maxItems",keyword:"maxItems",params:{limit: 15},message:"must NOT have more than 15 items"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
const len29 = data82.length;
for(let i29=0; i29<len29; i29++){
let data83 = data82[i29];
if(typeof data83 !== "string"){
const err202 = {instancePath:instancePath+"/filters/department_exclude/" + i29,schemaPath:"contract#/$defs/Department/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(!(((((((((((((((data83 === "ENGINEERING") || (data83 === "PRODUCT")) || (data83 === "DATA")) || (data83 === "SALES")) || (data83 === "MARKETING")) || (data83 === "OPERATIONS")) || (data83 === "FINANCE")) || (data83 === "HR")) || (data83 === "LEGAL")) || (data83 === "EXECUTIVE")) || (data83 === "CUSTOMER_SUCCESS")) || (data83 === "SECURITY")) || (data83 === "IT")) || (data83 === "OTHER")) || (data83 === "DESIGN"))){
const err203 = {instancePath:instancePath+"/filters/department_exclude/" + i29,schemaPath:"contract#/$defs/Department/enum",keyword:"enum",params:{allowedValues: schema168.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
}
else {
const err204 = {instancePath:instancePath+"/filters/department_exclude",schemaPath:"#/properties/filters/properties/department_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data2.title_include !== undefined){
let data84 = data2.title_include;
if(Array.isArray(data84)){
if(data84.length > 50){
const err205 = {instancePath:instancePath+"/filters/title_include",schemaPath:"#/properties/filters/properties/title_include/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
const len30 = data84.length;
for(let i30=0; i30<len30; i30++){
let data85 = data84[i30];
if(typeof data85 === "string"){
if(func1(data85) > 200){
const err206 = {instancePath:instancePath+"/filters/title_include/" + i30,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(func1(data85) < 1){
const err207 = {instancePath:instancePath+"/filters/title_include/" + i30,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
else {
const err208 = {instancePath:instancePath+"/filters/title_include/" + i30,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
}
else {
const err209 = {instancePath:instancePath+"/filters/title_include",schemaPath:"#/properties/filters/properties/title_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data2.title_exclude !== undefined){
let data86 = data2.title_exclude;
if(Array.isArray(data86)){
if(data86.length > 50){
const err210 = {instancePath:instancePath+"/filters/title_exclude",schemaPath:"#/properties/filters/properties/title_exclude/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
const len31 = data86.length;
for(let i31=0; i31<len31; i31++){
let data87 = data86[i31];
if(typeof data87 === "string"){
if(func1(data87) > 200){
const err211 = {instancePath:instancePath+"/filters/title_exclude/" + i31,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(func1(data87) < 1){
const err212 = {instancePath:instancePath+"/filters/title_exclude/" + i31,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
else {
const err213 = {instancePath:instancePath+"/filters/title_exclude/" + i31,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
}
else {
const err214 = {instancePath:instancePath+"/filters/title_exclude",schemaPath:"#/properties/filters/properties/title_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data2.person_country_include !== undefined){
let data88 = data2.person_country_include;
if(Array.isArray(data88)){
if(data88.length > 250){
const err215 = {instancePath:instancePath+"/filters/person_country_include",schemaPath:"#/properties/filters/properties/person_country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
const len32 = data88.length;
for(let i32=0; i32<len32; i32++){
let data89 = data88[i32];
if(typeof data89 === "string"){
if(func1(data89) > 3){
const err216 = {instancePath:instancePath+"/filters/person_country_include/" + i32,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(func1(data89) < 2){
const err217 = {instancePath:instancePath+"/filters/person_country_include/" + i32,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
else {
const err218 = {instancePath:instancePath+"/filters/person_country_include/" + i32,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
else {
const err219 = {instancePath:instancePath+"/filters/person_country_include",schemaPath:"#/properties/filters/properties/person_country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data2.person_country_exclude !== undefined){
let data90 = data2.person_country_exclude;
if(Array.isArray(data90)){
if(data90.length > 250){
const err220 = {instancePath:instancePath+"/filters/person_country_exclude",schemaPath:"#/properties/filters/properties/person_country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
const len33 = data90.length;
for(let i33=0; i33<len33; i33++){
let data91 = data90[i33];
if(typeof data91 === "string"){
if(func1(data91) > 3){
const err221 = {instancePath:instancePath+"/filters/person_country_exclude/" + i33,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(func1(data91) < 2){
const err222 = {instancePath:instancePath+"/filters/person_country_exclude/" + i33,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
else {
const err223 = {instancePath:instancePath+"/filters/person_country_exclude/" + i33,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
}
else {
const err224 = {instancePath:instancePath+"/filters/person_country_exclude",schemaPath:"#/properties/filters/properties/person_country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data2.person_city_include !== undefined){
let data92 = data2.person_city_include;
if(Array.isArray(data92)){
if(data92.length > 100){
const err225 = {instancePath:instancePath+"/filters/person_city_include",schemaPath:"#/properties/filters/properties/person_city_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
const len34 = data92.length;
for(let i34=0; i34<len34; i34++){
let data93 = data92[i34];
if(typeof data93 === "string"){
if(func1(data93) > 200){
const err226 = {instancePath:instancePath+"/filters/person_city_include/" + i34,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if(func1(data93) < 1){
const err227 = {instancePath:instancePath+"/filters/person_city_include/" + i34,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
else {
const err228 = {instancePath:instancePath+"/filters/person_city_include/" + i34,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
else {
const err229 = {instancePath:instancePath+"/filters/person_city_include",schemaPath:"#/properties/filters/properties/person_city_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data2.people_audience_include !== undefined){
let data94 = data2.people_audience_include;
if(Array.isArray(data94)){
if(data94.length > 100){
const err230 = {instancePath:instancePath+"/filters/people_audience_include",schemaPath:"#/properties/filters/properties/people_audience_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
const len35 = data94.length;
for(let i35=0; i35<len35; i35++){
let data95 = data94[i35];
if(!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95)))){
const err231 = {instancePath:instancePath+"/filters/people_audience_include/" + i35,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if((typeof data95 == "number") && (isFinite(data95))){
if(data95 > 9007199254740991 || isNaN(data95)){
const err232 = {instancePath:instancePath+"/filters/people_audience_include/" + i35,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(data95 < 1 || isNaN(data95)){
const err233 = {instancePath:instancePath+"/filters/people_audience_include/" + i35,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
}
else {
const err234 = {instancePath:instancePath+"/filters/people_audience_include",schemaPath:"#/properties/filters/properties/people_audience_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data2.people_audience_exclude !== undefined){
let data96 = data2.people_audience_exclude;
if(Array.isArray(data96)){
if(data96.length > 100){
const err235 = {instancePath:instancePath+"/filters/people_audience_exclude",schemaPath:"#/properties/filters/properties/people_audience_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
const len36 = data96.length;
for(let i36=0; i36<len36; i36++){
let data97 = data96[i36];
if(!(((typeof data97 == "number") && (!(data97 % 1) && !isNaN(data97))) && (isFinite(data97)))){
const err236 = {instancePath:instancePath+"/filters/people_audience_exclude/" + i36,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
if((typeof data97 == "number") && (isFinite(data97))){
if(data97 > 9007199254740991 || isNaN(data97)){
const err237 = {instancePath:instancePath+"/filters/people_audience_exclude/" + i36,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if(data97 < 1 || isNaN(data97)){
const err238 = {instancePath:instancePath+"/filters/people_audience_exclude/" + i36,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
}
}
else {
const err239 = {instancePath:instancePath+"/filters/people_audience_exclude",schemaPath:"#/properties/filters/properties/people_audience_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
if(data2.people_signal_include !== undefined){
let data98 = data2.people_signal_include;
if(Array.isArray(data98)){
if(data98.length > 100){
const err240 = {instancePath:instancePath+"/filters/people_signal_include",schemaPath:"#/properties/filters/properties/people_signal_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
const len37 = data98.length;
for(let i37=0; i37<len37; i37++){
let data99 = data98[i37];
if(!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))){
const err241 = {instancePath:instancePath+"/filters/people_signal_include/" + i37,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if((typeof data99 == "number") && (isFinite(data99))){
if(data99 > 9007199254740991 || isNaN(data99)){
const err242 = {instancePath:instancePath+"/filters/people_signal_include/" + i37,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
if(data99 < 1 || isNaN(data99)){
const err243 = {instancePath:instancePath+"/filters/people_signal_include/" + i37,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
}
}
else {
const err244 = {instancePath:instancePath+"/filters/people_signal_include",schemaPath:"#/properties/filters/properties/people_signal_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
if(data2.people_signal_exclude !== undefined){
let data100 = data2.people_signal_exclude;
if(Array.isArray(data100)){
if(data100.length > 100){
const err245 = {instancePath:instancePath+"/filters/people_signal_exclude",schemaPath:"#/properties/filters/properties/people_signal_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
const len38 = data100.length;
for(let i38=0; i38<len38; i38++){
let data101 = data100[i38];
if(!(((typeof data101 == "number") && (!(data101 % 1) && !isNaN(data101))) && (isFinite(data101)))){
const err246 = {instancePath:instancePath+"/filters/people_signal_exclude/" + i38,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if((typeof data101 == "number") && (isFinite(data101))){
if(data101 > 9007199254740991 || isNaN(data101)){
const err247 = {instancePath:instancePath+"/filters/people_signal_exclude/" + i38,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
if(data101 < 1 || isNaN(data101)){
const err248 = {instancePath:instancePath+"/filters/people_signal_exclude/" + i38,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
}
}
else {
const err249 = {instancePath:instancePath+"/filters/people_signal_exclude",schemaPath:"#/properties/filters/properties/people_signal_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
if(data2.account_ids !== undefined){
let data102 = data2.account_ids;
if(Array.isArray(data102)){
if(data102.length > 500){
const err250 = {instancePath:instancePath+"/filters/account_ids",schemaPath:"#/properties/filters/properties/account_ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
const len39 = data102.length;
for(let i39=0; i39<len39; i39++){
let data103 = data102[i39];
if(!(((typeof data103 == "number") && (!(data103 % 1) && !isNaN(data103))) && (isFinite(data103)))){
const err251 = {instancePath:instancePath+"/filters/account_ids/" + i39,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if((typeof data103 == "number") && (isFinite(data103))){
if(data103 > 9007199254740991 || isNaN(data103)){
const err252 = {instancePath:instancePath+"/filters/account_ids/" + i39,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
if(data103 < 1 || isNaN(data103)){
const err253 = {instancePath:instancePath+"/filters/account_ids/" + i39,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
}
}
else {
const err254 = {instancePath:instancePath+"/filters/account_ids",schemaPath:"#/properties/filters/properties/account_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data2.has_work_email !== undefined){
if(typeof data2.has_work_email !== "boolean"){
const err255 = {instancePath:instancePath+"/filters/has_work_email",schemaPath:"#/properties/filters/properties/has_work_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data2.do_not_contact !== undefined){
if(typeof data2.do_not_contact !== "boolean"){
const err256 = {instancePath:instancePath+"/filters/do_not_contact",schemaPath:"#/properties/filters/properties/do_not_contact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data2.has_social_url !== undefined){
if(typeof data2.has_social_url !== "boolean"){
const err257 = {instancePath:instancePath+"/filters/has_social_url",schemaPath:"#/properties/filters/properties/has_social_url/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data2.signal_within_days !== undefined){
let data107 = data2.signal_within_days;
if(!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107)))){
const err258 = {instancePath:instancePath+"/filters/signal_within_days",schemaPath:"#/properties/filters/properties/signal_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if((typeof data107 == "number") && (isFinite(data107))){
if(data107 > 365 || isNaN(data107)){
const err259 = {instancePath:instancePath+"/filters/signal_within_days",schemaPath:"#/properties/filters/properties/signal_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
if(data107 < 1 || isNaN(data107)){
const err260 = {instancePath:instancePath+"/filters/signal_within_days",schemaPath:"#/properties/filters/properties/signal_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
}
if(data2.event_type_include !== undefined){
let data108 = data2.event_type_include;
if(Array.isArray(data108)){
if(data108.length > 100){
const err261 = {instancePath:instancePath+"/filters/event_type_include",schemaPath:"#/properties/filters/properties/event_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
const len40 = data108.length;
for(let i40=0; i40<len40; i40++){
let data109 = data108[i40];
if(!(((typeof data109 == "number") && (!(data109 % 1) && !isNaN(data109))) && (isFinite(data109)))){
const err262 = {instancePath:instancePath+"/filters/event_type_include/" + i40,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 > 9007199254740991 || isNaN(data109)){
const err263 = {instancePath:instancePath+"/filters/event_type_include/" + i40,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
if(data109 < 1 || isNaN(data109)){
const err264 = {instancePath:instancePath+"/filters/event_type_include/" + i40,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
}
}
else {
const err265 = {instancePath:instancePath+"/filters/event_type_include",schemaPath:"#/properties/filters/properties/event_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data2.event_within_days !== undefined){
let data110 = data2.event_within_days;
if(!(((typeof data110 == "number") && (!(data110 % 1) && !isNaN(data110))) && (isFinite(data110)))){
const err266 = {instancePath:instancePath+"/filters/event_within_days",schemaPath:"#/properties/filters/properties/event_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if((typeof data110 == "number") && (isFinite(data110))){
if(data110 > 365 || isNaN(data110)){
const err267 = {instancePath:instancePath+"/filters/event_within_days",schemaPath:"#/properties/filters/properties/event_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if(data110 < 1 || isNaN(data110)){
const err268 = {instancePath:instancePath+"/filters/event_within_days",schemaPath:"#/properties/filters/properties/event_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
}
}
}
if(typeof data.is_default !== "boolean"){
const err269 = {instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data.chat_notifications !== undefined){
let data112 = data.chat_notifications;
if((!(data112 && typeof data112 == "object" && !Array.isArray(data112))) && (data112 !== null)){
const err270 = {instancePath:instancePath+"/chat_notifications",schemaPath:"#/properties/chat_notifications/type",keyword:"type",params:{type: schema326.properties.chat_notifications.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
if(data112.enabled === undefined){
data112.enabled = true;
}
if(data112.target === undefined){
data112.target = "dm";
}
for(const key1 in data112){
if(!((((key1 === "enabled") || (key1 === "target")) || (key1 === "channel_id")) || (key1 === "schedule"))){
const err271 = {instancePath:instancePath+"/chat_notifications",schemaPath:"#/properties/chat_notifications/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(typeof data112.enabled !== "boolean"){
const err272 = {instancePath:instancePath+"/chat_notifications/enabled",schemaPath:"#/properties/chat_notifications/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
let data114 = data112.target;
if(typeof data114 !== "string"){
const err273 = {instancePath:instancePath+"/chat_notifications/target",schemaPath:"contract#/$defs/ChatTarget/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
if(!((data114 === "dm") || (data114 === "channel"))){
const err274 = {instancePath:instancePath+"/chat_notifications/target",schemaPath:"contract#/$defs/ChatTarget/enum",keyword:"enum",params:{allowedValues: schema380.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if(data112.channel_id !== undefined){
let data115 = data112.channel_id;
if((typeof data115 !== "string") && (data115 !== null)){
const err275 = {instancePath:instancePath+"/chat_notifications/channel_id",schemaPath:"#/properties/chat_notifications/properties/channel_id/type",keyword:"type",params:{type: schema326.properties.chat_notifications.properties.channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
if(typeof data115 === "string"){
if(func1(data115) > 200){
const err276 = {instancePath:instancePath+"/chat_notifications/channel_id",schemaPath:"#/properties/chat_notifications/properties/channel_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
if(func1(data115) < 1){
const err277 = {instancePath:instancePath+"/chat_notifications/channel_id",schemaPath:"#/properties/chat_notifications/properties/channel_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
}
if(data112.schedule !== undefined){
let data116 = data112.schedule;
if((!(data116 && typeof data116 == "object" && !Array.isArray(data116))) && (data116 !== null)){
const err278 = {instancePath:instancePath+"/chat_notifications/schedule",schemaPath:"#/properties/chat_notifications/properties/schedule/type",keyword:"type",params:{type: schema326.properties.chat_notifications.properties.schedule.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(data116 && typeof data116 == "object" && !Array.isArray(data116)){
if(data116.hour === undefined){
data116.hour = 9;
}
if(data116.time_zone === undefined){
data116.time_zone = "UTC";
}
if(data116.frequency === undefined){
const err279 = {instancePath:instancePath+"/chat_notifications/schedule",schemaPath:"#/properties/chat_notifications/properties/schedule/required",keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
for(const key2 in data116){
if(!((((((key2 === "frequency") || (key2 === "hour")) || (key2 === "time_zone")) || (key2 === "weekdays")) || (key2 === "quiet_from")) || (key2 === "quiet_to"))){
const err280 = {instancePath:instancePath+"/chat_notifications/schedule",schemaPath:"#/properties/chat_notifications/properties/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
if(data116.frequency !== undefined){
let data117 = data116.frequency;
if(typeof data117 !== "string"){
const err281 = {instancePath:instancePath+"/chat_notifications/schedule/frequency",schemaPath:"contract#/$defs/NotificationFrequency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if(!(((data117 === "immediately") || (data117 === "daily")) || (data117 === "weekly"))){
const err282 = {instancePath:instancePath+"/chat_notifications/schedule/frequency",schemaPath:"contract#/$defs/NotificationFrequency/enum",keyword:"enum",params:{allowedValues: schema381.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
let data118 = data116.hour;
if(!(((typeof data118 == "number") && (!(data118 % 1) && !isNaN(data118))) && (isFinite(data118)))){
const err283 = {instancePath:instancePath+"/chat_notifications/schedule/hour",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/hour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if((typeof data118 == "number") && (isFinite(data118))){
if(data118 > 23 || isNaN(data118)){
const err284 = {instancePath:instancePath+"/chat_notifications/schedule/hour",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if(data118 < 0 || isNaN(data118)){
const err285 = {instancePath:instancePath+"/chat_notifications/schedule/hour",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
let data119 = data116.time_zone;
if(typeof data119 === "string"){
if(func1(data119) > 64){
const err286 = {instancePath:instancePath+"/chat_notifications/schedule/time_zone",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(func1(data119) < 1){
const err287 = {instancePath:instancePath+"/chat_notifications/schedule/time_zone",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/time_zone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
else {
const err288 = {instancePath:instancePath+"/chat_notifications/schedule/time_zone",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/time_zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
if(data116.weekdays !== undefined){
let data120 = data116.weekdays;
if(Array.isArray(data120)){
if(data120.length > 7){
const err289 = {instancePath:instancePath+"/chat_notifications/schedule/weekdays",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/weekdays/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if(data120.length < 1){
const err290 = {instancePath:instancePath+"/chat_notifications/schedule/weekdays",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/weekdays/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
const len41 = data120.length;
for(let i41=0; i41<len41; i41++){
let data121 = data120[i41];
if(typeof data121 !== "string"){
const err291 = {instancePath:instancePath+"/chat_notifications/schedule/weekdays/" + i41,schemaPath:"contract#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
if(!(((((((data121 === "monday") || (data121 === "tuesday")) || (data121 === "wednesday")) || (data121 === "thursday")) || (data121 === "friday")) || (data121 === "saturday")) || (data121 === "sunday"))){
const err292 = {instancePath:instancePath+"/chat_notifications/schedule/weekdays/" + i41,schemaPath:"contract#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema382.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
}
else {
const err293 = {instancePath:instancePath+"/chat_notifications/schedule/weekdays",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/weekdays/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
if(data116.quiet_from !== undefined){
let data122 = data116.quiet_from;
if((!(((typeof data122 == "number") && (!(data122 % 1) && !isNaN(data122))) && (isFinite(data122)))) && (data122 !== null)){
const err294 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_from",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_from/type",keyword:"type",params:{type: schema326.properties.chat_notifications.properties.schedule.properties.quiet_from.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if((typeof data122 == "number") && (isFinite(data122))){
if(data122 > 23 || isNaN(data122)){
const err295 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_from",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if(data122 < 0 || isNaN(data122)){
const err296 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_from",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
}
if(data116.quiet_to !== undefined){
let data123 = data116.quiet_to;
if((!(((typeof data123 == "number") && (!(data123 % 1) && !isNaN(data123))) && (isFinite(data123)))) && (data123 !== null)){
const err297 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_to",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_to/type",keyword:"type",params:{type: schema326.properties.chat_notifications.properties.schedule.properties.quiet_to.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
if((typeof data123 == "number") && (isFinite(data123))){
if(data123 > 23 || isNaN(data123)){
const err298 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_to",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
if(data123 < 0 || isNaN(data123)){
const err299 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_to",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
}
}
}
}
}
if(data.webhook_notifications !== undefined){
let data124 = data.webhook_notifications;
if((!(data124 && typeof data124 == "object" && !Array.isArray(data124))) && (data124 !== null)){
const err300 = {instancePath:instancePath+"/webhook_notifications",schemaPath:"#/properties/webhook_notifications/type",keyword:"type",params:{type: schema326.properties.webhook_notifications.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
if(data124 && typeof data124 == "object" && !Array.isArray(data124)){
if(data124.enabled === undefined){
data124.enabled = true;
}
for(const key3 in data124){
if(!(((key3 === "enabled") || (key3 === "url")) || (key3 === "headers"))){
const err301 = {instancePath:instancePath+"/webhook_notifications",schemaPath:"#/properties/webhook_notifications/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
if(typeof data124.enabled !== "boolean"){
const err302 = {instancePath:instancePath+"/webhook_notifications/enabled",schemaPath:"#/properties/webhook_notifications/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(data124.url !== undefined){
let data126 = data124.url;
if((typeof data126 !== "string") && (data126 !== null)){
const err303 = {instancePath:instancePath+"/webhook_notifications/url",schemaPath:"#/properties/webhook_notifications/properties/url/type",keyword:"type",params:{type: schema326.properties.webhook_notifications.properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
if(typeof data126 === "string"){
if(func1(data126) > 2000){
const err304 = {instancePath:instancePath+"/webhook_notifications/url",schemaPath:"#/properties/webhook_notifications/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if(!(formats40(data126))){
const err305 = {instancePath:instancePath+"/webhook_notifications/url",schemaPath:"#/properties/webhook_notifications/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
}
if(data124.headers !== undefined){
let data127 = data124.headers;
if(Array.isArray(data127)){
if(data127.length > 10){
const err306 = {instancePath:instancePath+"/webhook_notifications/headers",schemaPath:"#/properties/webhook_notifications/properties/headers/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
const len42 = data127.length;
for(let i42=0; i42<len42; i42++){
if(!(validate74(data127[i42], {instancePath:instancePath+"/webhook_notifications/headers/" + i42,parentData:data127,parentDataProperty:i42,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err307 = {instancePath:instancePath+"/webhook_notifications/headers",schemaPath:"#/properties/webhook_notifications/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
}
}
if(data.email_notifications !== undefined){
let data129 = data.email_notifications;
if((!(data129 && typeof data129 == "object" && !Array.isArray(data129))) && (data129 !== null)){
const err308 = {instancePath:instancePath+"/email_notifications",schemaPath:"#/properties/email_notifications/type",keyword:"type",params:{type: schema326.properties.email_notifications.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
if(data129 && typeof data129 == "object" && !Array.isArray(data129)){
if(data129.enabled === undefined){
data129.enabled = true;
}
for(const key4 in data129){
if(!(((key4 === "enabled") || (key4 === "recipient_email")) || (key4 === "schedule"))){
const err309 = {instancePath:instancePath+"/email_notifications",schemaPath:"#/properties/email_notifications/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
if(typeof data129.enabled !== "boolean"){
const err310 = {instancePath:instancePath+"/email_notifications/enabled",schemaPath:"#/properties/email_notifications/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
if(data129.recipient_email !== undefined){
let data131 = data129.recipient_email;
if((typeof data131 !== "string") && (data131 !== null)){
const err311 = {instancePath:instancePath+"/email_notifications/recipient_email",schemaPath:"#/properties/email_notifications/properties/recipient_email/type",keyword:"type",params:{type: schema326.properties.email_notifications.properties.recipient_email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(typeof data131 === "string"){
if(func1(data131) > 254){
const err312 = {instancePath:instancePath+"/email_notifications/recipient_email",schemaPath:"#/properties/email_notifications/properties/recipient_email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
if(func1(data131) < 3){
const err313 = {instancePath:instancePath+"/email_notifications/recipient_email",schemaPath:"#/properties/email_notifications/properties/recipient_email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
if(!pattern4.test(data131)){
const err314 = {instancePath:instancePath+"/email_notifications/recipient_email",schemaPath:"#/properties/email_notifications/properties/recipient_email/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"},message:"must match pattern \""+"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"+"\""};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
}
if(data129.schedule !== undefined){
let data132 = data129.schedule;
if((!(data132 && typeof data132 == "object" && !Array.isArray(data132))) && (data132 !== null)){
const err315 = {instancePath:instancePath+"/email_notifications/schedule",schemaPath:"#/properties/email_notifications/properties/schedule/type",keyword:"type",params:{type: schema326.properties.email_notifications.properties.schedule.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
if(data132.hour === undefined){
data132.hour = 9;
}
if(data132.time_zone === undefined){
data132.time_zone = "UTC";
}
if(data132.frequency === undefined){
const err316 = {instancePath:instancePath+"/email_notifications/schedule",schemaPath:"#/properties/email_notifications/properties/schedule/required",keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
for(const key5 in data132){
if(!((((((key5 === "frequency") || (key5 === "hour")) || (key5 === "time_zone")) || (key5 === "weekdays")) || (key5 === "quiet_from")) || (key5 === "quiet_to"))){
const err317 = {instancePath:instancePath+"/email_notifications/schedule",schemaPath:"#/properties/email_notifications/properties/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data132.frequency !== undefined){
let data133 = data132.frequency;
if(typeof data133 !== "string"){
const err318 = {instancePath:instancePath+"/email_notifications/schedule/frequency",schemaPath:"contract#/$defs/NotificationFrequency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
if(!(((data133 === "immediately") || (data133 === "daily")) || (data133 === "weekly"))){
const err319 = {instancePath:instancePath+"/email_notifications/schedule/frequency",schemaPath:"contract#/$defs/NotificationFrequency/enum",keyword:"enum",params:{allowedValues: schema381.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
let data134 = data132.hour;
if(!(((typeof data134 == "number") && (!(data134 % 1) && !isNaN(data134))) && (isFinite(data134)))){
const err320 = {instancePath:instancePath+"/email_notifications/schedule/hour",schemaPath:"#/properties/email_notifications/properties/schedule/properties/hour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
if((typeof data134 == "number") && (isFinite(data134))){
if(data134 > 23 || isNaN(data134)){
const err321 = {instancePath:instancePath+"/email_notifications/schedule/hour",schemaPath:"#/properties/email_notifications/properties/schedule/properties/hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
if(data134 < 0 || isNaN(data134)){
const err322 = {instancePath:instancePath+"/email_notifications/schedule/hour",schemaPath:"#/properties/email_notifications/properties/schedule/properties/hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
let data135 = data132.time_zone;
if(typeof data135 === "string"){
if(func1(data135) > 64){
const err323 = {instancePath:instancePath+"/email_notifications/schedule/time_zone",schemaPath:"#/properties/email_notifications/properties/schedule/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
if(func1(data135) < 1){
const err324 = {instancePath:instancePath+"/email_notifications/schedule/time_zone",schemaPath:"#/properties/email_notifications/properties/schedule/properties/time_zone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
else {
const err325 = {instancePath:instancePath+"/email_notifications/schedule/time_zone",schemaPath:"#/properties/email_notifications/properties/schedule/properties/time_zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
if(data132.weekdays !== undefined){
let data136 = data132.weekdays;
if(Array.isArray(data136)){
if(data136.length > 7){
const err326 = {instancePath:instancePath+"/email_notifications/schedule/weekdays",schemaPath:"#/properties/email_notifications/properties/schedule/properties/weekdays/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
if(data136.length < 1){
const err327 = {instancePath:instancePath+"/email_notifications/schedule/weekdays",schemaPath:"#/properties/email_notifications/properties/schedule/properties/weekdays/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
const len43 = data136.length;
for(let i43=0; i43<len43; i43++){
let data137 = data136[i43];
if(typeof data137 !== "string"){
const err328 = {instancePath:instancePath+"/email_notifications/schedule/weekdays/" + i43,schemaPath:"contract#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
if(!(((((((data137 === "monday") || (data137 === "tuesday")) || (data137 === "wednesday")) || (data137 === "thursday")) || (data137 === "friday")) || (data137 === "saturday")) || (data137 === "sunday"))){
const err329 = {instancePath:instancePath+"/email_notifications/schedule/weekdays/" + i43,schemaPath:"contract#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema382.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
}
else {
const err330 = {instancePath:instancePath+"/email_notifications/schedule/weekdays",schemaPath:"#/properties/email_notifications/properties/schedule/properties/weekdays/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
if(data132.quiet_from !== undefined){
let data138 = data132.quiet_from;
if((!(((typeof data138 == "number") && (!(data138 % 1) && !isNaN(data138))) && (isFinite(data138)))) && (data138 !== null)){
const err331 = {instancePath:instancePath+"/email_notifications/schedule/quiet_from",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_from/type",keyword:"type",params:{type: schema326.properties.email_notifications.properties.schedule.properties.quiet_from.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
if((typeof data138 == "number") && (isFinite(data138))){
if(data138 > 23 || isNaN(data138)){
const err332 = {instancePath:instancePath+"/email_notifications/schedule/quiet_from",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
if(data138 < 0 || isNaN(data138)){
const err333 = {instancePath:instancePath+"/email_notifications/schedule/quiet_from",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
}
if(data132.quiet_to !== undefined){
let data139 = data132.quiet_to;
if((!(((typeof data139 == "number") && (!(data139 % 1) && !isNaN(data139))) && (isFinite(data139)))) && (data139 !== null)){
const err334 = {instancePath:instancePath+"/email_notifications/schedule/quiet_to",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_to/type",keyword:"type",params:{type: schema326.properties.email_notifications.properties.schedule.properties.quiet_to.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
if((typeof data139 == "number") && (isFinite(data139))){
if(data139 > 23 || isNaN(data139)){
const err335 = {instancePath:instancePath+"/email_notifications/schedule/quiet_to",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
if(data139 < 0 || isNaN(data139)){
const err336 = {instancePath:instancePath+"/email_notifications/schedule/quiet_to",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
}
}
}
}
}
if(data.crm_assignment !== undefined){
let data140 = data.crm_assignment;
if((!(data140 && typeof data140 == "object" && !Array.isArray(data140))) && (data140 !== null)){
const err337 = {instancePath:instancePath+"/crm_assignment",schemaPath:"#/properties/crm_assignment/type",keyword:"type",params:{type: schema326.properties.crm_assignment.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
if(data140 && typeof data140 == "object" && !Array.isArray(data140)){
if(data140.enabled === undefined){
data140.enabled = true;
}
for(const key6 in data140){
if(!((((key6 === "enabled") || (key6 === "assignee_id")) || (key6 === "assignee_ids")) || (key6 === "override_owner_ids"))){
const err338 = {instancePath:instancePath+"/crm_assignment",schemaPath:"#/properties/crm_assignment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
if(typeof data140.enabled !== "boolean"){
const err339 = {instancePath:instancePath+"/crm_assignment/enabled",schemaPath:"#/properties/crm_assignment/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
if(data140.assignee_id !== undefined){
let data142 = data140.assignee_id;
if((typeof data142 !== "string") && (data142 !== null)){
const err340 = {instancePath:instancePath+"/crm_assignment/assignee_id",schemaPath:"#/properties/crm_assignment/properties/assignee_id/type",keyword:"type",params:{type: schema326.properties.crm_assignment.properties.assignee_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
if(typeof data142 === "string"){
if(func1(data142) > 200){
const err341 = {instancePath:instancePath+"/crm_assignment/assignee_id",schemaPath:"#/properties/crm_assignment/properties/assignee_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
if(func1(data142) < 1){
const err342 = {instancePath:instancePath+"/crm_assignment/assignee_id",schemaPath:"#/properties/crm_assignment/properties/assignee_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
}
if(data140.assignee_ids !== undefined){
let data143 = data140.assignee_ids;
if((!(Array.isArray(data143))) && (data143 !== null)){
const err343 = {instancePath:instancePath+"/crm_assignment/assignee_ids",schemaPath:"#/properties/crm_assignment/properties/assignee_ids/type",keyword:"type",params:{type: schema326.properties.crm_assignment.properties.assignee_ids.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
if(Array.isArray(data143)){
if(data143.length > 100){
const err344 = {instancePath:instancePath+"/crm_assignment/assignee_ids",schemaPath:"#/properties/crm_assignment/properties/assignee_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
if(data143.length < 1){
const err345 = {instancePath:instancePath+"/crm_assignment/assignee_ids",schemaPath:"#/properties/crm_assignment/properties/assignee_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
const len44 = data143.length;
for(let i44=0; i44<len44; i44++){
let data144 = data143[i44];
if(typeof data144 === "string"){
if(func1(data144) > 200){
const err346 = {instancePath:instancePath+"/crm_assignment/assignee_ids/" + i44,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
if(func1(data144) < 1){
const err347 = {instancePath:instancePath+"/crm_assignment/assignee_ids/" + i44,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
else {
const err348 = {instancePath:instancePath+"/crm_assignment/assignee_ids/" + i44,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
}
}
if(data140.override_owner_ids !== undefined){
let data145 = data140.override_owner_ids;
if((!(Array.isArray(data145))) && (data145 !== null)){
const err349 = {instancePath:instancePath+"/crm_assignment/override_owner_ids",schemaPath:"#/properties/crm_assignment/properties/override_owner_ids/type",keyword:"type",params:{type: schema326.properties.crm_assignment.properties.override_owner_ids.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
if(Array.isArray(data145)){
if(data145.length > 100){
const err350 = {instancePath:instancePath+"/crm_assignment/override_owner_ids",schemaPath:"#/properties/crm_assignment/properties/override_owner_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
const len45 = data145.length;
for(let i45=0; i45<len45; i45++){
let data146 = data145[i45];
if(typeof data146 === "string"){
if(func1(data146) > 200){
const err351 = {instancePath:instancePath+"/crm_assignment/override_owner_ids/" + i45,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
if(func1(data146) < 1){
const err352 = {instancePath:instancePath+"/crm_assignment/override_owner_ids/" + i45,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
else {
const err353 = {instancePath:instancePath+"/crm_assignment/override_owner_ids/" + i45,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
}
}
}
}
if(data.sequencer_sequencing !== undefined){
let data147 = data.sequencer_sequencing;
if((!(data147 && typeof data147 == "object" && !Array.isArray(data147))) && (data147 !== null)){
const err354 = {instancePath:instancePath+"/sequencer_sequencing",schemaPath:"#/properties/sequencer_sequencing/type",keyword:"type",params:{type: schema326.properties.sequencer_sequencing.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
if(data147.enabled === undefined){
data147.enabled = true;
}
for(const key7 in data147){
if(!((key7 === "enabled") || (key7 === "sequence_id"))){
const err355 = {instancePath:instancePath+"/sequencer_sequencing",schemaPath:"#/properties/sequencer_sequencing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
if(typeof data147.enabled !== "boolean"){
const err356 = {instancePath:instancePath+"/sequencer_sequencing/enabled",schemaPath:"#/properties/sequencer_sequencing/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
if(data147.sequence_id !== undefined){
let data149 = data147.sequence_id;
if((typeof data149 !== "string") && (data149 !== null)){
const err357 = {instancePath:instancePath+"/sequencer_sequencing/sequence_id",schemaPath:"#/properties/sequencer_sequencing/properties/sequence_id/type",keyword:"type",params:{type: schema326.properties.sequencer_sequencing.properties.sequence_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
if(typeof data149 === "string"){
if(func1(data149) > 200){
const err358 = {instancePath:instancePath+"/sequencer_sequencing/sequence_id",schemaPath:"#/properties/sequencer_sequencing/properties/sequence_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
if(func1(data149) < 1){
const err359 = {instancePath:instancePath+"/sequencer_sequencing/sequence_id",schemaPath:"#/properties/sequencer_sequencing/properties/sequence_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
}
}
}
if(data.confirm_count !== undefined){
let data150 = data.confirm_count;
if(!(((typeof data150 == "number") && (!(data150 % 1) && !isNaN(data150))) && (isFinite(data150)))){
const err360 = {instancePath:instancePath+"/confirm_count",schemaPath:"#/properties/confirm_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
if((typeof data150 == "number") && (isFinite(data150))){
if(data150 > 9007199254740991 || isNaN(data150)){
const err361 = {instancePath:instancePath+"/confirm_count",schemaPath:"#/properties/confirm_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
if(data150 < 0 || isNaN(data150)){
const err362 = {instancePath:instancePath+"/confirm_count",schemaPath:"#/properties/confirm_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
}
}
else {
const err363 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check31 = validate76;
const schema390 = {"type":"object","required":["from"],"properties":{"from":{"$ref":"contract#/$defs/Timestamp"},"to":{"$ref":"contract#/$defs/Timestamp"},"status":{"$ref":"contract#/$defs/EndedDeliveryStatus"}},"additionalProperties":false};
const schema393 = {"type":"string","enum":["delivered","failed"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "to")) || (key0 === "status"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err2 = {instancePath:instancePath+"/from",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats4.validate(data0))){
const err3 = {instancePath:instancePath+"/from",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/from",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err5 = {instancePath:instancePath+"/to",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats4.validate(data1))){
const err6 = {instancePath:instancePath+"/to",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/to",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/EndedDeliveryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "delivered") || (data2 === "failed"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract#/$defs/EndedDeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema393.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check32 = validate77;
const schema394 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200},"filters":{"$ref":"contract#/$defs/PeopleFilters"},"is_default":{"type":"boolean"},"chat_notifications":{"type":["object","null"],"properties":{"enabled":{"type":"boolean"},"target":{"$ref":"contract#/$defs/ChatTarget"},"channel_id":{"type":["string","null"],"minLength":1,"maxLength":200},"schedule":{"type":["object","null"],"required":["frequency"],"properties":{"frequency":{"$ref":"contract#/$defs/NotificationFrequency"},"hour":{"type":"integer","minimum":0,"maximum":23,"default":9},"time_zone":{"type":"string","minLength":1,"maxLength":64,"default":"UTC"},"weekdays":{"type":"array","items":{"$ref":"contract#/$defs/Weekday"},"minItems":1,"maxItems":7},"quiet_from":{"type":["integer","null"],"minimum":0,"maximum":23},"quiet_to":{"type":["integer","null"],"minimum":0,"maximum":23}},"additionalProperties":false}},"additionalProperties":false},"webhook_notifications":{"type":["object","null"],"properties":{"enabled":{"type":"boolean"},"url":{"$ref":"contract#/$defs/Url"},"headers":{"type":"array","items":{"$ref":"contract#/$defs/WebhookHeader"},"maxItems":10}},"additionalProperties":false},"email_notifications":{"type":["object","null"],"properties":{"enabled":{"type":"boolean"},"recipient_email":{"type":["string","null"],"minLength":3,"maxLength":254,"pattern":"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"},"schedule":{"type":["object","null"],"required":["frequency"],"properties":{"frequency":{"$ref":"contract#/$defs/NotificationFrequency"},"hour":{"type":"integer","minimum":0,"maximum":23,"default":9},"time_zone":{"type":"string","minLength":1,"maxLength":64,"default":"UTC"},"weekdays":{"type":"array","items":{"$ref":"contract#/$defs/Weekday"},"minItems":1,"maxItems":7},"quiet_from":{"type":["integer","null"],"minimum":0,"maximum":23},"quiet_to":{"type":["integer","null"],"minimum":0,"maximum":23}},"additionalProperties":false}},"additionalProperties":false},"crm_assignment":{"type":["object","null"],"properties":{"enabled":{"type":"boolean"},"assignee_id":{"$ref":"contract#/$defs/ExternalId"},"assignee_ids":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"minItems":1,"maxItems":100},"override_owner_ids":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100}},"additionalProperties":false},"sequencer_sequencing":{"type":["object","null"],"properties":{"enabled":{"type":"boolean"},"sequence_id":{"$ref":"contract#/$defs/ExternalId"}},"additionalProperties":false},"confirm_count":{"type":"integer","minimum":0,"maximum":9007199254740991}},"additionalProperties":false};
const schema452 = {"type":"string","maxLength":2000,"format":"uri"};
const schema395 = {"type":"object","properties":{"min_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"max_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"funding_stages":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"hq_country_codes":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"funding_stage_include":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"funding_stage_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"industry_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"industry_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"city_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"min_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"max_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"ownership_include":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"ownership_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Ownership"},"maxItems":5},"min_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_total_funding_usd":{"$ref":"contract#/$defs/UsdAmount"},"last_funding_type_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_type_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"last_funding_after":{"$ref":"contract#/$defs/CalendarDate"},"last_funding_before":{"$ref":"contract#/$defs/CalendarDate"},"min_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"max_revenue_usd":{"$ref":"contract#/$defs/UsdAmount"},"has_company_social_url":{"type":"boolean"},"name_or_domain_contains":{"$ref":"contract#/$defs/FilterText"},"domain_include":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":500},"domain_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"maxItems":500},"added_after":{"$ref":"contract#/$defs/Timestamp"},"added_before":{"$ref":"contract#/$defs/Timestamp"},"is_present_in_crm":{"type":"boolean"},"has_open_deal":{"type":"boolean"},"is_customer":{"type":"boolean"},"crm_owner_include":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100},"crm_owner_exclude":{"type":"array","items":{"$ref":"contract#/$defs/ExternalId"},"maxItems":100},"is_imported":{"type":"boolean"},"include_audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"include_signal_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"insight_within_days":{"type":"integer","minimum":1,"maximum":365},"min_insight_count":{"type":"integer","minimum":1,"maximum":1000000},"full_name_contains":{"$ref":"contract#/$defs/FilterText"},"seniority_include":{"type":"array","items":{"$ref":"contract#/$defs/Seniority"},"maxItems":10},"seniority_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Seniority"},"maxItems":10},"department_include":{"type":"array","items":{"$ref":"contract#/$defs/Department"},"maxItems":15},"department_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Department"},"maxItems":15},"title_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":50},"title_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":50},"person_country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"person_country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"person_city_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"people_audience_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"people_audience_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"people_signal_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"people_signal_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"account_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":500},"has_work_email":{"type":"boolean"},"do_not_contact":{"type":"boolean"},"has_social_url":{"type":"boolean"},"signal_within_days":{"type":"integer","minimum":1,"maximum":365},"event_type_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"event_within_days":{"type":"integer","minimum":1,"maximum":365}},"additionalProperties":{}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.min_employee_count !== undefined){
let data0 = data.min_employee_count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.max_employee_count !== undefined){
let data1 = data.max_employee_count;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.funding_stages !== undefined){
let data2 = data.funding_stages;
if(Array.isArray(data2)){
if(data2.length > 13){
const err6 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 20){
const err7 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.hq_country_codes !== undefined){
let data4 = data.hq_country_codes;
if(Array.isArray(data4)){
if(data4.length > 250){
const err11 = {instancePath:instancePath+"/hq_country_codes",schemaPath:"#/properties/hq_country_codes/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func1(data5) > 3){
const err12 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data5) < 2){
const err13 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/hq_country_codes",schemaPath:"#/properties/hq_country_codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.funding_stage_include !== undefined){
let data6 = data.funding_stage_include;
if(Array.isArray(data6)){
if(data6.length > 13){
const err16 = {instancePath:instancePath+"/funding_stage_include",schemaPath:"#/properties/funding_stage_include/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func1(data7) > 20){
const err17 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data7) < 1){
const err18 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/funding_stage_include",schemaPath:"#/properties/funding_stage_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.funding_stage_exclude !== undefined){
let data8 = data.funding_stage_exclude;
if(Array.isArray(data8)){
if(data8.length > 13){
const err21 = {instancePath:instancePath+"/funding_stage_exclude",schemaPath:"#/properties/funding_stage_exclude/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(func1(data9) > 20){
const err22 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data9) < 1){
const err23 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/funding_stage_exclude",schemaPath:"#/properties/funding_stage_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.country_include !== undefined){
let data10 = data.country_include;
if(Array.isArray(data10)){
if(data10.length > 250){
const err26 = {instancePath:instancePath+"/country_include",schemaPath:"#/properties/country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(func1(data11) > 3){
const err27 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data11) < 2){
const err28 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/country_include",schemaPath:"#/properties/country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.country_exclude !== undefined){
let data12 = data.country_exclude;
if(Array.isArray(data12)){
if(data12.length > 250){
const err31 = {instancePath:instancePath+"/country_exclude",schemaPath:"#/properties/country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 === "string"){
if(func1(data13) > 3){
const err32 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func1(data13) < 2){
const err33 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/country_exclude",schemaPath:"#/properties/country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.industry_include !== undefined){
let data14 = data.industry_include;
if(Array.isArray(data14)){
if(data14.length > 100){
const err36 = {instancePath:instancePath+"/industry_include",schemaPath:"#/properties/industry_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
let data15 = data14[i6];
if(typeof data15 === "string"){
if(func1(data15) > 200){
const err37 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data15) < 1){
const err38 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/industry_include",schemaPath:"#/properties/industry_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.industry_exclude !== undefined){
let data16 = data.industry_exclude;
if(Array.isArray(data16)){
if(data16.length > 100){
const err41 = {instancePath:instancePath+"/industry_exclude",schemaPath:"#/properties/industry_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
let data17 = data16[i7];
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err42 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data17) < 1){
const err43 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/industry_exclude",schemaPath:"#/properties/industry_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.tag_include !== undefined){
let data18 = data.tag_include;
if(Array.isArray(data18)){
if(data18.length > 100){
const err46 = {instancePath:instancePath+"/tag_include",schemaPath:"#/properties/tag_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
let data19 = data18[i8];
if(typeof data19 === "string"){
if(func1(data19) > 200){
const err47 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data19) < 1){
const err48 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/tag_include",schemaPath:"#/properties/tag_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.tag_exclude !== undefined){
let data20 = data.tag_exclude;
if(Array.isArray(data20)){
if(data20.length > 100){
const err51 = {instancePath:instancePath+"/tag_exclude",schemaPath:"#/properties/tag_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
let data21 = data20[i9];
if(typeof data21 === "string"){
if(func1(data21) > 200){
const err52 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func1(data21) < 1){
const err53 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/tag_exclude",schemaPath:"#/properties/tag_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.city_include !== undefined){
let data22 = data.city_include;
if(Array.isArray(data22)){
if(data22.length > 100){
const err56 = {instancePath:instancePath+"/city_include",schemaPath:"#/properties/city_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len10 = data22.length;
for(let i10=0; i10<len10; i10++){
let data23 = data22[i10];
if(typeof data23 === "string"){
if(func1(data23) > 200){
const err57 = {instancePath:instancePath+"/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func1(data23) < 1){
const err58 = {instancePath:instancePath+"/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/city_include/" + i10,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/city_include",schemaPath:"#/properties/city_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.city_exclude !== undefined){
let data24 = data.city_exclude;
if(Array.isArray(data24)){
if(data24.length > 100){
const err61 = {instancePath:instancePath+"/city_exclude",schemaPath:"#/properties/city_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len11 = data24.length;
for(let i11=0; i11<len11; i11++){
let data25 = data24[i11];
if(typeof data25 === "string"){
if(func1(data25) > 200){
const err62 = {instancePath:instancePath+"/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(func1(data25) < 1){
const err63 = {instancePath:instancePath+"/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/city_exclude/" + i11,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/city_exclude",schemaPath:"#/properties/city_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.min_founded_year !== undefined){
let data26 = data.min_founded_year;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err66 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 2100 || isNaN(data26)){
const err67 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data26 < 1000 || isNaN(data26)){
const err68 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data.max_founded_year !== undefined){
let data27 = data.max_founded_year;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err69 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 2100 || isNaN(data27)){
const err70 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data27 < 1000 || isNaN(data27)){
const err71 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
if(data.ownership_include !== undefined){
let data28 = data.ownership_include;
if(Array.isArray(data28)){
if(data28.length > 5){
const err72 = {instancePath:instancePath+"/ownership_include",schemaPath:"#/properties/ownership_include/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const len12 = data28.length;
for(let i12=0; i12<len12; i12++){
let data29 = data28[i12];
if(typeof data29 !== "string"){
const err73 = {instancePath:instancePath+"/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!(((((data29 === "private") || (data29 === "public")) || (data29 === "nonprofit")) || (data29 === "government")) || (data29 === "subsidiary"))){
const err74 = {instancePath:instancePath+"/ownership_include/" + i12,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/ownership_include",schemaPath:"#/properties/ownership_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.ownership_exclude !== undefined){
let data30 = data.ownership_exclude;
if(Array.isArray(data30)){
if(data30.length > 5){
const err76 = {instancePath:instancePath+"/ownership_exclude",schemaPath:"#/properties/ownership_exclude/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
const len13 = data30.length;
for(let i13=0; i13<len13; i13++){
let data31 = data30[i13];
if(typeof data31 !== "string"){
const err77 = {instancePath:instancePath+"/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!(((((data31 === "private") || (data31 === "public")) || (data31 === "nonprofit")) || (data31 === "government")) || (data31 === "subsidiary"))){
const err78 = {instancePath:instancePath+"/ownership_exclude/" + i13,schemaPath:"contract#/$defs/Ownership/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/ownership_exclude",schemaPath:"#/properties/ownership_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.min_total_funding_usd !== undefined){
let data32 = data.min_total_funding_usd;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err80 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9007199254740991 || isNaN(data32)){
const err81 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err82 = {instancePath:instancePath+"/min_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data.max_total_funding_usd !== undefined){
let data33 = data.max_total_funding_usd;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err83 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 9007199254740991 || isNaN(data33)){
const err84 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err85 = {instancePath:instancePath+"/max_total_funding_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data.last_funding_type_include !== undefined){
let data34 = data.last_funding_type_include;
if(Array.isArray(data34)){
if(data34.length > 100){
const err86 = {instancePath:instancePath+"/last_funding_type_include",schemaPath:"#/properties/last_funding_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
const len14 = data34.length;
for(let i14=0; i14<len14; i14++){
let data35 = data34[i14];
if(typeof data35 === "string"){
if(func1(data35) > 200){
const err87 = {instancePath:instancePath+"/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(func1(data35) < 1){
const err88 = {instancePath:instancePath+"/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/last_funding_type_include/" + i14,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/last_funding_type_include",schemaPath:"#/properties/last_funding_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.last_funding_type_exclude !== undefined){
let data36 = data.last_funding_type_exclude;
if(Array.isArray(data36)){
if(data36.length > 100){
const err91 = {instancePath:instancePath+"/last_funding_type_exclude",schemaPath:"#/properties/last_funding_type_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
const len15 = data36.length;
for(let i15=0; i15<len15; i15++){
let data37 = data36[i15];
if(typeof data37 === "string"){
if(func1(data37) > 200){
const err92 = {instancePath:instancePath+"/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(func1(data37) < 1){
const err93 = {instancePath:instancePath+"/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/last_funding_type_exclude/" + i15,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/last_funding_type_exclude",schemaPath:"#/properties/last_funding_type_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.last_funding_after !== undefined){
let data38 = data.last_funding_after;
if(typeof data38 === "string"){
if(func1(data38) > 10){
const err96 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!(formats0.validate(data38))){
const err97 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/last_funding_after",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.last_funding_before !== undefined){
let data39 = data.last_funding_before;
if(typeof data39 === "string"){
if(func1(data39) > 10){
const err99 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(!(formats0.validate(data39))){
const err100 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/last_funding_before",schemaPath:"contract#/$defs/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.min_revenue_usd !== undefined){
let data40 = data.min_revenue_usd;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err102 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 9007199254740991 || isNaN(data40)){
const err103 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err104 = {instancePath:instancePath+"/min_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
if(data.max_revenue_usd !== undefined){
let data41 = data.max_revenue_usd;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err105 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 9007199254740991 || isNaN(data41)){
const err106 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err107 = {instancePath:instancePath+"/max_revenue_usd",schemaPath:"contract#/$defs/UsdAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data.has_company_social_url !== undefined){
if(typeof data.has_company_social_url !== "boolean"){
const err108 = {instancePath:instancePath+"/has_company_social_url",schemaPath:"#/properties/has_company_social_url/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.name_or_domain_contains !== undefined){
let data43 = data.name_or_domain_contains;
if(typeof data43 === "string"){
if(func1(data43) > 200){
const err109 = {instancePath:instancePath+"/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(func1(data43) < 1){
const err110 = {instancePath:instancePath+"/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.domain_include !== undefined){
let data44 = data.domain_include;
if(Array.isArray(data44)){
if(data44.length > 500){
const err112 = {instancePath:instancePath+"/domain_include",schemaPath:"#/properties/domain_include/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
const len16 = data44.length;
for(let i16=0; i16<len16; i16++){
let data45 = data44[i16];
if(typeof data45 === "string"){
if(func1(data45) > 2000){
const err113 = {instancePath:instancePath+"/domain_include/" + i16,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(func1(data45) < 1){
const err114 = {instancePath:instancePath+"/domain_include/" + i16,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/domain_include/" + i16,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/domain_include",schemaPath:"#/properties/domain_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.domain_exclude !== undefined){
let data46 = data.domain_exclude;
if(Array.isArray(data46)){
if(data46.length > 500){
const err117 = {instancePath:instancePath+"/domain_exclude",schemaPath:"#/properties/domain_exclude/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
const len17 = data46.length;
for(let i17=0; i17<len17; i17++){
let data47 = data46[i17];
if(typeof data47 === "string"){
if(func1(data47) > 2000){
const err118 = {instancePath:instancePath+"/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(func1(data47) < 1){
const err119 = {instancePath:instancePath+"/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/domain_exclude/" + i17,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/domain_exclude",schemaPath:"#/properties/domain_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.added_after !== undefined){
let data48 = data.added_after;
if(typeof data48 === "string"){
if(func1(data48) > 40){
const err122 = {instancePath:instancePath+"/added_after",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(!(formats4.validate(data48))){
const err123 = {instancePath:instancePath+"/added_after",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/added_after",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data.added_before !== undefined){
let data49 = data.added_before;
if(typeof data49 === "string"){
if(func1(data49) > 40){
const err125 = {instancePath:instancePath+"/added_before",schemaPath:"contract#/$defs/Timestamp/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(!(formats4.validate(data49))){
const err126 = {instancePath:instancePath+"/added_before",schemaPath:"contract#/$defs/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/added_before",schemaPath:"contract#/$defs/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.is_present_in_crm !== undefined){
if(typeof data.is_present_in_crm !== "boolean"){
const err128 = {instancePath:instancePath+"/is_present_in_crm",schemaPath:"#/properties/is_present_in_crm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.has_open_deal !== undefined){
if(typeof data.has_open_deal !== "boolean"){
const err129 = {instancePath:instancePath+"/has_open_deal",schemaPath:"#/properties/has_open_deal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data.is_customer !== undefined){
if(typeof data.is_customer !== "boolean"){
const err130 = {instancePath:instancePath+"/is_customer",schemaPath:"#/properties/is_customer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.crm_owner_include !== undefined){
let data53 = data.crm_owner_include;
if(Array.isArray(data53)){
if(data53.length > 100){
const err131 = {instancePath:instancePath+"/crm_owner_include",schemaPath:"#/properties/crm_owner_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
const len18 = data53.length;
for(let i18=0; i18<len18; i18++){
let data54 = data53[i18];
if(typeof data54 === "string"){
if(func1(data54) > 200){
const err132 = {instancePath:instancePath+"/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(func1(data54) < 1){
const err133 = {instancePath:instancePath+"/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/crm_owner_include/" + i18,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/crm_owner_include",schemaPath:"#/properties/crm_owner_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.crm_owner_exclude !== undefined){
let data55 = data.crm_owner_exclude;
if(Array.isArray(data55)){
if(data55.length > 100){
const err136 = {instancePath:instancePath+"/crm_owner_exclude",schemaPath:"#/properties/crm_owner_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
const len19 = data55.length;
for(let i19=0; i19<len19; i19++){
let data56 = data55[i19];
if(typeof data56 === "string"){
if(func1(data56) > 200){
const err137 = {instancePath:instancePath+"/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(func1(data56) < 1){
const err138 = {instancePath:instancePath+"/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/crm_owner_exclude/" + i19,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/crm_owner_exclude",schemaPath:"#/properties/crm_owner_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data.is_imported !== undefined){
if(typeof data.is_imported !== "boolean"){
const err141 = {instancePath:instancePath+"/is_imported",schemaPath:"#/properties/is_imported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data.include_audience_ids !== undefined){
let data58 = data.include_audience_ids;
if(Array.isArray(data58)){
if(data58.length > 100){
const err142 = {instancePath:instancePath+"/include_audience_ids",schemaPath:"#/properties/include_audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
const len20 = data58.length;
for(let i20=0; i20<len20; i20++){
let data59 = data58[i20];
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err143 = {instancePath:instancePath+"/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 9007199254740991 || isNaN(data59)){
const err144 = {instancePath:instancePath+"/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data59 < 1 || isNaN(data59)){
const err145 = {instancePath:instancePath+"/include_audience_ids/" + i20,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
}
else {
const err146 = {instancePath:instancePath+"/include_audience_ids",schemaPath:"#/properties/include_audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data.include_signal_ids !== undefined){
let data60 = data.include_signal_ids;
if(Array.isArray(data60)){
if(data60.length > 100){
const err147 = {instancePath:instancePath+"/include_signal_ids",schemaPath:"#/properties/include_signal_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
const len21 = data60.length;
for(let i21=0; i21<len21; i21++){
let data61 = data60[i21];
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err148 = {instancePath:instancePath+"/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 9007199254740991 || isNaN(data61)){
const err149 = {instancePath:instancePath+"/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data61 < 1 || isNaN(data61)){
const err150 = {instancePath:instancePath+"/include_signal_ids/" + i21,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
}
else {
const err151 = {instancePath:instancePath+"/include_signal_ids",schemaPath:"#/properties/include_signal_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data.audience_include !== undefined){
let data62 = data.audience_include;
if(Array.isArray(data62)){
if(data62.length > 100){
const err152 = {instancePath:instancePath+"/audience_include",schemaPath:"#/properties/audience_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
const len22 = data62.length;
for(let i22=0; i22<len22; i22++){
let data63 = data62[i22];
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err153 = {instancePath:instancePath+"/audience_include/" + i22,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 9007199254740991 || isNaN(data63)){
const err154 = {instancePath:instancePath+"/audience_include/" + i22,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data63 < 1 || isNaN(data63)){
const err155 = {instancePath:instancePath+"/audience_include/" + i22,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
}
else {
const err156 = {instancePath:instancePath+"/audience_include",schemaPath:"#/properties/audience_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data.audience_exclude !== undefined){
let data64 = data.audience_exclude;
if(Array.isArray(data64)){
if(data64.length > 100){
const err157 = {instancePath:instancePath+"/audience_exclude",schemaPath:"#/properties/audience_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
const len23 = data64.length;
for(let i23=0; i23<len23; i23++){
let data65 = data64[i23];
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err158 = {instancePath:instancePath+"/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 9007199254740991 || isNaN(data65)){
const err159 = {instancePath:instancePath+"/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data65 < 1 || isNaN(data65)){
const err160 = {instancePath:instancePath+"/audience_exclude/" + i23,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
}
else {
const err161 = {instancePath:instancePath+"/audience_exclude",schemaPath:"#/properties/audience_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.signal_include !== undefined){
let data66 = data.signal_include;
if(Array.isArray(data66)){
if(data66.length > 100){
const err162 = {instancePath:instancePath+"/signal_include",schemaPath:"#/properties/signal_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
const len24 = data66.length;
for(let i24=0; i24<len24; i24++){
let data67 = data66[i24];
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
const err163 = {instancePath:instancePath+"/signal_include/" + i24,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 > 9007199254740991 || isNaN(data67)){
const err164 = {instancePath:instancePath+"/signal_include/" + i24,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data67 < 1 || isNaN(data67)){
const err165 = {instancePath:instancePath+"/signal_include/" + i24,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
}
else {
const err166 = {instancePath:instancePath+"/signal_include",schemaPath:"#/properties/signal_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data.signal_exclude !== undefined){
let data68 = data.signal_exclude;
if(Array.isArray(data68)){
if(data68.length > 100){
const err167 = {instancePath:instancePath+"/signal_exclude",schemaPath:"#/properties/signal_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
const len25 = data68.length;
for(let i25=0; i25<len25; i25++){
let data69 = data68[i25];
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err168 = {instancePath:instancePath+"/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 9007199254740991 || isNaN(data69)){
const err169 = {instancePath:instancePath+"/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data69 < 1 || isNaN(data69)){
const err170 = {instancePath:instancePath+"/signal_exclude/" + i25,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
}
else {
const err171 = {instancePath:instancePath+"/signal_exclude",schemaPath:"#/properties/signal_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data.insight_within_days !== undefined){
let data70 = data.insight_within_days;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
const err172 = {instancePath:instancePath+"/insight_within_days",schemaPath:"#/properties/insight_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 > 365 || isNaN(data70)){
const err173 = {instancePath:instancePath+"/insight_within_days",schemaPath:"#/properties/insight_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data70 < 1 || isNaN(data70)){
const err174 = {instancePath:instancePath+"/insight_within_days",schemaPath:"#/properties/insight_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
if(data.min_insight_count !== undefined){
let data71 = data.min_insight_count;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err175 = {instancePath:instancePath+"/min_insight_count",schemaPath:"#/properties/min_insight_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 1000000 || isNaN(data71)){
const err176 = {instancePath:instancePath+"/min_insight_count",schemaPath:"#/properties/min_insight_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data71 < 1 || isNaN(data71)){
const err177 = {instancePath:instancePath+"/min_insight_count",schemaPath:"#/properties/min_insight_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
if(data.full_name_contains !== undefined){
let data72 = data.full_name_contains;
if(typeof data72 === "string"){
if(func1(data72) > 200){
const err178 = {instancePath:instancePath+"/full_name_contains",schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(func1(data72) < 1){
const err179 = {instancePath:instancePath+"/full_name_contains",schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
else {
const err180 = {instancePath:instancePath+"/full_name_contains",schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data.seniority_include !== undefined){
let data73 = data.seniority_include;
if(Array.isArray(data73)){
if(data73.length > 10){
const err181 = {instancePath:instancePath+"/seniority_include",schemaPath:"#/properties/seniority_include/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
const len26 = data73.length;
for(let i26=0; i26<len26; i26++){
let data74 = data73[i26];
if(typeof data74 !== "string"){
const err182 = {instancePath:instancePath+"/seniority_include/" + i26,schemaPath:"contract#/$defs/Seniority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(!((((((((((data74 === "FOUNDER") || (data74 === "CXO")) || (data74 === "PARTNER")) || (data74 === "VP")) || (data74 === "HEAD")) || (data74 === "DIRECTOR")) || (data74 === "MANAGER")) || (data74 === "SENIOR")) || (data74 === "ENTRY")) || (data74 === "INTERN"))){
const err183 = {instancePath:instancePath+"/seniority_include/" + i26,schemaPath:"contract#/$defs/Seniority/enum",keyword:"enum",params:{allowedValues: schema167.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
else {
const err184 = {instancePath:instancePath+"/seniority_include",schemaPath:"#/properties/seniority_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data.seniority_exclude !== undefined){
let data75 = data.seniority_exclude;
if(Array.isArray(data75)){
if(data75.length > 10){
const err185 = {instancePath:instancePath+"/seniority_exclude",schemaPath:"#/properties/seniority_exclude/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
const len27 = data75.length;
for(let i27=0; i27<len27; i27++){
let data76 = data75[i27];
if(typeof data76 !== "string"){
const err186 = {instancePath:instancePath+"/seniority_exclude/" + i27,schemaPath:"contract#/$defs/Seniority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(!((((((((((data76 === "FOUNDER") || (data76 === "CXO")) || (data76 === "PARTNER")) || (data76 === "VP")) || (data76 === "HEAD")) || (data76 === "DIRECTOR")) || (data76 === "MANAGER")) || (data76 === "SENIOR")) || (data76 === "ENTRY")) || (data76 === "INTERN"))){
const err187 = {instancePath:instancePath+"/seniority_exclude/" + i27,schemaPath:"contract#/$defs/Seniority/enum",keyword:"enum",params:{allowedValues: schema167.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
}
else {
const err188 = {instancePath:instancePath+"/seniority_exclude",schemaPath:"#/properties/seniority_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data.department_include !== undefined){
let data77 = data.department_include;
if(Array.isArray(data77)){
if(data77.length > 15){
const err189 = {instancePath:instancePath+"/department_include",schemaPath:"#/properties/department_include/maxItems",keyword:"maxItems",params:{limit: 15},message:"must NOT have more than 15 items"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
const len28 = data77.length;
for(let i28=0; i28<len28; i28++){
let data78 = data77[i28];
if(typeof data78 !== "string"){
const err190 = {instancePath:instancePath+"/department_include/" + i28,schemaPath:"contract#/$defs/Department/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(!(((((((((((((((data78 === "ENGINEERING") || (data78 === "PRODUCT")) || (data78 === "DATA")) || (data78 === "SALES")) || (data78 === "MARKETING")) || (data78 === "OPERATIONS")) || (data78 === "FINANCE")) || (data78 === "HR")) || (data78 === "LEGAL")) || (data78 === "EXECUTIVE")) || (data78 === "CUSTOMER_SUCCESS")) || (data78 === "SECURITY")) || (data78 === "IT")) || (data78 === "OTHER")) || (data78 === "DESIGN"))){
const err191 = {instancePath:instancePath+"/department_include/" + i28,schemaPath:"contract#/$defs/Department/enum",keyword:"enum",params:{allowedValues: schema168.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
else {
const err192 = {instancePath:instancePath+"/department_include",schemaPath:"#/properties/department_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data.department_exclude !== undefined){
let data79 = data.department_exclude;
if(Array.isArray(data79)){
if(data79.length > 15){
const err193 = {instancePath:instancePath+"/department_exclude",schemaPath:"#/properties/department_exclude/maxItems",keyword:"maxItems",params:{limit: 15},message:"must NOT have more than 15 items"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
const len29 = data79.length;
for(let i29=0; i29<len29; i29++){
let data80 = data79[i29];
if(typeof data80 !== "string"){
const err194 = {instancePath:instancePath+"/department_exclude/" + i29,schemaPath:"contract#/$defs/Department/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(!(((((((((((((((data80 === "ENGINEERING") || (data80 === "PRODUCT")) || (data80 === "DATA")) || (data80 === "SALES")) || (data80 === "MARKETING")) || (data80 === "OPERATIONS")) || (data80 === "FINANCE")) || (data80 === "HR")) || (data80 === "LEGAL")) || (data80 === "EXECUTIVE")) || (data80 === "CUSTOMER_SUCCESS")) || (data80 === "SECURITY")) || (data80 === "IT")) || (data80 === "OTHER")) || (data80 === "DESIGN"))){
const err195 = {instancePath:instancePath+"/department_exclude/" + i29,schemaPath:"contract#/$defs/Department/enum",keyword:"enum",params:{allowedValues: schema168.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
else {
const err196 = {instancePath:instancePath+"/department_exclude",schemaPath:"#/properties/department_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data.title_include !== undefined){
let data81 = data.title_include;
if(Array.isArray(data81)){
if(data81.length > 50){
const err197 = {instancePath:instancePath+"/title_include",schemaPath:"#/properties/title_include/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
const len30 = data81.length;
for(let i30=0; i30<len30; i30++){
let data82 = data81[i30];
if(typeof data82 === "string"){
if(func1(data82) > 200){
const err198 = {instancePath:instancePath+"/title_include/" + i30,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(func1(data82) < 1){
const err199 = {instancePath:instancePath+"/title_include/" + i30,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
else {
const err200 = {instancePath:instancePath+"/title_include/" + i30,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
}
else {
const err201 = {instancePath:instancePath+"/title_include",schemaPath:"#/properties/title_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data.title_exclude !== undefined){
let data83 = data.title_exclude;
if(Array.isArray(data83)){
if(data83.length > 50){
const err202 = {instancePath:instancePath+"/title_exclude",schemaPath:"#/properties/title_exclude/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
const len31 = data83.length;
for(let i31=0; i31<len31; i31++){
let data84 = data83[i31];
if(typeof data84 === "string"){
if(func1(data84) > 200){
const err203 = {instancePath:instancePath+"/title_exclude/" + i31,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(func1(data84) < 1){
const err204 = {instancePath:instancePath+"/title_exclude/" + i31,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
else {
const err205 = {instancePath:instancePath+"/title_exclude/" + i31,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
else {
const err206 = {instancePath:instancePath+"/title_exclude",schemaPath:"#/properties/title_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data.person_country_include !== undefined){
let data85 = data.person_country_include;
if(Array.isArray(data85)){
if(data85.length > 250){
const err207 = {instancePath:instancePath+"/person_country_include",schemaPath:"#/properties/person_country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
const len32 = data85.length;
for(let i32=0; i32<len32; i32++){
let data86 = data85[i32];
if(typeof data86 === "string"){
if(func1(data86) > 3){
const err208 = {instancePath:instancePath+"/person_country_include/" + i32,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(func1(data86) < 2){
const err209 = {instancePath:instancePath+"/person_country_include/" + i32,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
else {
const err210 = {instancePath:instancePath+"/person_country_include/" + i32,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
else {
const err211 = {instancePath:instancePath+"/person_country_include",schemaPath:"#/properties/person_country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data.person_country_exclude !== undefined){
let data87 = data.person_country_exclude;
if(Array.isArray(data87)){
if(data87.length > 250){
const err212 = {instancePath:instancePath+"/person_country_exclude",schemaPath:"#/properties/person_country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
const len33 = data87.length;
for(let i33=0; i33<len33; i33++){
let data88 = data87[i33];
if(typeof data88 === "string"){
if(func1(data88) > 3){
const err213 = {instancePath:instancePath+"/person_country_exclude/" + i33,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(func1(data88) < 2){
const err214 = {instancePath:instancePath+"/person_country_exclude/" + i33,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
else {
const err215 = {instancePath:instancePath+"/person_country_exclude/" + i33,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
else {
const err216 = {instancePath:instancePath+"/person_country_exclude",schemaPath:"#/properties/person_country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data.person_city_include !== undefined){
let data89 = data.person_city_include;
if(Array.isArray(data89)){
if(data89.length > 100){
const err217 = {instancePath:instancePath+"/person_city_include",schemaPath:"#/properties/person_city_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
const len34 = data89.length;
for(let i34=0; i34<len34; i34++){
let data90 = data89[i34];
if(typeof data90 === "string"){
if(func1(data90) > 200){
const err218 = {instancePath:instancePath+"/person_city_include/" + i34,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(func1(data90) < 1){
const err219 = {instancePath:instancePath+"/person_city_include/" + i34,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
else {
const err220 = {instancePath:instancePath+"/person_city_include/" + i34,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
}
else {
const err221 = {instancePath:instancePath+"/person_city_include",schemaPath:"#/properties/person_city_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data.people_audience_include !== undefined){
let data91 = data.people_audience_include;
if(Array.isArray(data91)){
if(data91.length > 100){
const err222 = {instancePath:instancePath+"/people_audience_include",schemaPath:"#/properties/people_audience_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
const len35 = data91.length;
for(let i35=0; i35<len35; i35++){
let data92 = data91[i35];
if(!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))){
const err223 = {instancePath:instancePath+"/people_audience_include/" + i35,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if((typeof data92 == "number") && (isFinite(data92))){
if(data92 > 9007199254740991 || isNaN(data92)){
const err224 = {instancePath:instancePath+"/people_audience_include/" + i35,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(data92 < 1 || isNaN(data92)){
const err225 = {instancePath:instancePath+"/people_audience_include/" + i35,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
}
}
else {
const err226 = {instancePath:instancePath+"/people_audience_include",schemaPath:"#/properties/people_audience_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data.people_audience_exclude !== undefined){
let data93 = data.people_audience_exclude;
if(Array.isArray(data93)){
if(data93.length > 100){
const err227 = {instancePath:instancePath+"/people_audience_exclude",schemaPath:"#/properties/people_audience_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
const len36 = data93.length;
for(let i36=0; i36<len36; i36++){
let data94 = data93[i36];
if(!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))){
const err228 = {instancePath:instancePath+"/people_audience_exclude/" + i36,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 > 9007199254740991 || isNaN(data94)){
const err229 = {instancePath:instancePath+"/people_audience_exclude/" + i36,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(data94 < 1 || isNaN(data94)){
const err230 = {instancePath:instancePath+"/people_audience_exclude/" + i36,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
}
else {
const err231 = {instancePath:instancePath+"/people_audience_exclude",schemaPath:"#/properties/people_audience_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data.people_signal_include !== undefined){
let data95 = data.people_signal_include;
if(Array.isArray(data95)){
if(data95.length > 100){
const err232 = {instancePath:instancePath+"/people_signal_include",schemaPath:"#/properties/people_signal_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
const len37 = data95.length;
for(let i37=0; i37<len37; i37++){
let data96 = data95[i37];
if(!(((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96))) && (isFinite(data96)))){
const err233 = {instancePath:instancePath+"/people_signal_include/" + i37,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if((typeof data96 == "number") && (isFinite(data96))){
if(data96 > 9007199254740991 || isNaN(data96)){
const err234 = {instancePath:instancePath+"/people_signal_include/" + i37,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
if(data96 < 1 || isNaN(data96)){
const err235 = {instancePath:instancePath+"/people_signal_include/" + i37,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
}
}
else {
const err236 = {instancePath:instancePath+"/people_signal_include",schemaPath:"#/properties/people_signal_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data.people_signal_exclude !== undefined){
let data97 = data.people_signal_exclude;
if(Array.isArray(data97)){
if(data97.length > 100){
const err237 = {instancePath:instancePath+"/people_signal_exclude",schemaPath:"#/properties/people_signal_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
const len38 = data97.length;
for(let i38=0; i38<len38; i38++){
let data98 = data97[i38];
if(!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))){
const err238 = {instancePath:instancePath+"/people_signal_exclude/" + i38,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 > 9007199254740991 || isNaN(data98)){
const err239 = {instancePath:instancePath+"/people_signal_exclude/" + i38,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(data98 < 1 || isNaN(data98)){
const err240 = {instancePath:instancePath+"/people_signal_exclude/" + i38,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
}
}
else {
const err241 = {instancePath:instancePath+"/people_signal_exclude",schemaPath:"#/properties/people_signal_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data.account_ids !== undefined){
let data99 = data.account_ids;
if(Array.isArray(data99)){
if(data99.length > 500){
const err242 = {instancePath:instancePath+"/account_ids",schemaPath:"#/properties/account_ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
const len39 = data99.length;
for(let i39=0; i39<len39; i39++){
let data100 = data99[i39];
if(!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100)))){
const err243 = {instancePath:instancePath+"/account_ids/" + i39,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 > 9007199254740991 || isNaN(data100)){
const err244 = {instancePath:instancePath+"/account_ids/" + i39,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data100 < 1 || isNaN(data100)){
const err245 = {instancePath:instancePath+"/account_ids/" + i39,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
}
}
else {
const err246 = {instancePath:instancePath+"/account_ids",schemaPath:"#/properties/account_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data.has_work_email !== undefined){
if(typeof data.has_work_email !== "boolean"){
const err247 = {instancePath:instancePath+"/has_work_email",schemaPath:"#/properties/has_work_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data.do_not_contact !== undefined){
if(typeof data.do_not_contact !== "boolean"){
const err248 = {instancePath:instancePath+"/do_not_contact",schemaPath:"#/properties/do_not_contact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data.has_social_url !== undefined){
if(typeof data.has_social_url !== "boolean"){
const err249 = {instancePath:instancePath+"/has_social_url",schemaPath:"#/properties/has_social_url/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
if(data.signal_within_days !== undefined){
let data104 = data.signal_within_days;
if(!(((typeof data104 == "number") && (!(data104 % 1) && !isNaN(data104))) && (isFinite(data104)))){
const err250 = {instancePath:instancePath+"/signal_within_days",schemaPath:"#/properties/signal_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
if((typeof data104 == "number") && (isFinite(data104))){
if(data104 > 365 || isNaN(data104)){
const err251 = {instancePath:instancePath+"/signal_within_days",schemaPath:"#/properties/signal_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(data104 < 1 || isNaN(data104)){
const err252 = {instancePath:instancePath+"/signal_within_days",schemaPath:"#/properties/signal_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
}
if(data.event_type_include !== undefined){
let data105 = data.event_type_include;
if(Array.isArray(data105)){
if(data105.length > 100){
const err253 = {instancePath:instancePath+"/event_type_include",schemaPath:"#/properties/event_type_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
const len40 = data105.length;
for(let i40=0; i40<len40; i40++){
let data106 = data105[i40];
if(!(((typeof data106 == "number") && (!(data106 % 1) && !isNaN(data106))) && (isFinite(data106)))){
const err254 = {instancePath:instancePath+"/event_type_include/" + i40,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if((typeof data106 == "number") && (isFinite(data106))){
if(data106 > 9007199254740991 || isNaN(data106)){
const err255 = {instancePath:instancePath+"/event_type_include/" + i40,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if(data106 < 1 || isNaN(data106)){
const err256 = {instancePath:instancePath+"/event_type_include/" + i40,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
}
}
else {
const err257 = {instancePath:instancePath+"/event_type_include",schemaPath:"#/properties/event_type_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data.event_within_days !== undefined){
let data107 = data.event_within_days;
if(!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107)))){
const err258 = {instancePath:instancePath+"/event_within_days",schemaPath:"#/properties/event_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if((typeof data107 == "number") && (isFinite(data107))){
if(data107 > 365 || isNaN(data107)){
const err259 = {instancePath:instancePath+"/event_within_days",schemaPath:"#/properties/event_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
if(data107 < 1 || isNaN(data107)){
const err260 = {instancePath:instancePath+"/event_within_days",schemaPath:"#/properties/event_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
}
}
else {
const err261 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func170.call(schema394.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.filters !== undefined){
if(!(validate78(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.is_default !== undefined){
if(typeof data.is_default !== "boolean"){
const err4 = {instancePath:instancePath+"/is_default",schemaPath:"#/properties/is_default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.chat_notifications !== undefined){
let data3 = data.chat_notifications;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/chat_notifications",schemaPath:"#/properties/chat_notifications/type",keyword:"type",params:{type: schema394.properties.chat_notifications.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!((((key1 === "enabled") || (key1 === "target")) || (key1 === "channel_id")) || (key1 === "schedule"))){
const err6 = {instancePath:instancePath+"/chat_notifications",schemaPath:"#/properties/chat_notifications/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.enabled !== undefined){
if(typeof data3.enabled !== "boolean"){
const err7 = {instancePath:instancePath+"/chat_notifications/enabled",schemaPath:"#/properties/chat_notifications/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.target !== undefined){
let data5 = data3.target;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/chat_notifications/target",schemaPath:"contract#/$defs/ChatTarget/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data5 === "dm") || (data5 === "channel"))){
const err9 = {instancePath:instancePath+"/chat_notifications/target",schemaPath:"contract#/$defs/ChatTarget/enum",keyword:"enum",params:{allowedValues: schema380.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.channel_id !== undefined){
let data6 = data3.channel_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/chat_notifications/channel_id",schemaPath:"#/properties/chat_notifications/properties/channel_id/type",keyword:"type",params:{type: schema394.properties.chat_notifications.properties.channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err11 = {instancePath:instancePath+"/chat_notifications/channel_id",schemaPath:"#/properties/chat_notifications/properties/channel_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data6) < 1){
const err12 = {instancePath:instancePath+"/chat_notifications/channel_id",schemaPath:"#/properties/chat_notifications/properties/channel_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data3.schedule !== undefined){
let data7 = data3.schedule;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err13 = {instancePath:instancePath+"/chat_notifications/schedule",schemaPath:"#/properties/chat_notifications/properties/schedule/type",keyword:"type",params:{type: schema394.properties.chat_notifications.properties.schedule.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.hour === undefined){
data7.hour = 9;
}
if(data7.time_zone === undefined){
data7.time_zone = "UTC";
}
if(data7.frequency === undefined){
const err14 = {instancePath:instancePath+"/chat_notifications/schedule",schemaPath:"#/properties/chat_notifications/properties/schedule/required",keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data7){
if(!((((((key2 === "frequency") || (key2 === "hour")) || (key2 === "time_zone")) || (key2 === "weekdays")) || (key2 === "quiet_from")) || (key2 === "quiet_to"))){
const err15 = {instancePath:instancePath+"/chat_notifications/schedule",schemaPath:"#/properties/chat_notifications/properties/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.frequency !== undefined){
let data8 = data7.frequency;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/chat_notifications/schedule/frequency",schemaPath:"contract#/$defs/NotificationFrequency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data8 === "immediately") || (data8 === "daily")) || (data8 === "weekly"))){
const err17 = {instancePath:instancePath+"/chat_notifications/schedule/frequency",schemaPath:"contract#/$defs/NotificationFrequency/enum",keyword:"enum",params:{allowedValues: schema381.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let data9 = data7.hour;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/chat_notifications/schedule/hour",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/hour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 23 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/chat_notifications/schedule/hour",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/chat_notifications/schedule/hour",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let data10 = data7.time_zone;
if(typeof data10 === "string"){
if(func1(data10) > 64){
const err21 = {instancePath:instancePath+"/chat_notifications/schedule/time_zone",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data10) < 1){
const err22 = {instancePath:instancePath+"/chat_notifications/schedule/time_zone",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/time_zone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/chat_notifications/schedule/time_zone",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/time_zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.weekdays !== undefined){
let data11 = data7.weekdays;
if(Array.isArray(data11)){
if(data11.length > 7){
const err24 = {instancePath:instancePath+"/chat_notifications/schedule/weekdays",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/weekdays/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.length < 1){
const err25 = {instancePath:instancePath+"/chat_notifications/schedule/weekdays",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/weekdays/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
const err26 = {instancePath:instancePath+"/chat_notifications/schedule/weekdays/" + i0,schemaPath:"contract#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((((data12 === "monday") || (data12 === "tuesday")) || (data12 === "wednesday")) || (data12 === "thursday")) || (data12 === "friday")) || (data12 === "saturday")) || (data12 === "sunday"))){
const err27 = {instancePath:instancePath+"/chat_notifications/schedule/weekdays/" + i0,schemaPath:"contract#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema382.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/chat_notifications/schedule/weekdays",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/weekdays/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.quiet_from !== undefined){
let data13 = data7.quiet_from;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err29 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_from",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_from/type",keyword:"type",params:{type: schema394.properties.chat_notifications.properties.schedule.properties.quiet_from.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 23 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_from",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err31 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_from",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data7.quiet_to !== undefined){
let data14 = data7.quiet_to;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err32 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_to",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_to/type",keyword:"type",params:{type: schema394.properties.chat_notifications.properties.schedule.properties.quiet_to.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 23 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_to",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/chat_notifications/schedule/quiet_to",schemaPath:"#/properties/chat_notifications/properties/schedule/properties/quiet_to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
}
}
}
if(data.webhook_notifications !== undefined){
let data15 = data.webhook_notifications;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err35 = {instancePath:instancePath+"/webhook_notifications",schemaPath:"#/properties/webhook_notifications/type",keyword:"type",params:{type: schema394.properties.webhook_notifications.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 in data15){
if(!(((key3 === "enabled") || (key3 === "url")) || (key3 === "headers"))){
const err36 = {instancePath:instancePath+"/webhook_notifications",schemaPath:"#/properties/webhook_notifications/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data15.enabled !== undefined){
if(typeof data15.enabled !== "boolean"){
const err37 = {instancePath:instancePath+"/webhook_notifications/enabled",schemaPath:"#/properties/webhook_notifications/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data15.url !== undefined){
let data17 = data15.url;
if(typeof data17 === "string"){
if(func1(data17) > 2000){
const err38 = {instancePath:instancePath+"/webhook_notifications/url",schemaPath:"contract#/$defs/Url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(formats40(data17))){
const err39 = {instancePath:instancePath+"/webhook_notifications/url",schemaPath:"contract#/$defs/Url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/webhook_notifications/url",schemaPath:"contract#/$defs/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data15.headers !== undefined){
let data18 = data15.headers;
if(Array.isArray(data18)){
if(data18.length > 10){
const err41 = {instancePath:instancePath+"/webhook_notifications/headers",schemaPath:"#/properties/webhook_notifications/properties/headers/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(validate74(data18[i1], {instancePath:instancePath+"/webhook_notifications/headers/" + i1,parentData:data18,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/webhook_notifications/headers",schemaPath:"#/properties/webhook_notifications/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
if(data.email_notifications !== undefined){
let data20 = data.email_notifications;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
const err43 = {instancePath:instancePath+"/email_notifications",schemaPath:"#/properties/email_notifications/type",keyword:"type",params:{type: schema394.properties.email_notifications.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key4 in data20){
if(!(((key4 === "enabled") || (key4 === "recipient_email")) || (key4 === "schedule"))){
const err44 = {instancePath:instancePath+"/email_notifications",schemaPath:"#/properties/email_notifications/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data20.enabled !== undefined){
if(typeof data20.enabled !== "boolean"){
const err45 = {instancePath:instancePath+"/email_notifications/enabled",schemaPath:"#/properties/email_notifications/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data20.recipient_email !== undefined){
let data22 = data20.recipient_email;
if((typeof data22 !== "string") && (data22 !== null)){
const err46 = {instancePath:instancePath+"/email_notifications/recipient_email",schemaPath:"#/properties/email_notifications/properties/recipient_email/type",keyword:"type",params:{type: schema394.properties.email_notifications.properties.recipient_email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data22 === "string"){
if(func1(data22) > 254){
const err47 = {instancePath:instancePath+"/email_notifications/recipient_email",schemaPath:"#/properties/email_notifications/properties/recipient_email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data22) < 3){
const err48 = {instancePath:instancePath+"/email_notifications/recipient_email",schemaPath:"#/properties/email_notifications/properties/recipient_email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!pattern4.test(data22)){
const err49 = {instancePath:instancePath+"/email_notifications/recipient_email",schemaPath:"#/properties/email_notifications/properties/recipient_email/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"},message:"must match pattern \""+"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data20.schedule !== undefined){
let data23 = data20.schedule;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
const err50 = {instancePath:instancePath+"/email_notifications/schedule",schemaPath:"#/properties/email_notifications/properties/schedule/type",keyword:"type",params:{type: schema394.properties.email_notifications.properties.schedule.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.hour === undefined){
data23.hour = 9;
}
if(data23.time_zone === undefined){
data23.time_zone = "UTC";
}
if(data23.frequency === undefined){
const err51 = {instancePath:instancePath+"/email_notifications/schedule",schemaPath:"#/properties/email_notifications/properties/schedule/required",keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key5 in data23){
if(!((((((key5 === "frequency") || (key5 === "hour")) || (key5 === "time_zone")) || (key5 === "weekdays")) || (key5 === "quiet_from")) || (key5 === "quiet_to"))){
const err52 = {instancePath:instancePath+"/email_notifications/schedule",schemaPath:"#/properties/email_notifications/properties/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data23.frequency !== undefined){
let data24 = data23.frequency;
if(typeof data24 !== "string"){
const err53 = {instancePath:instancePath+"/email_notifications/schedule/frequency",schemaPath:"contract#/$defs/NotificationFrequency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(((data24 === "immediately") || (data24 === "daily")) || (data24 === "weekly"))){
const err54 = {instancePath:instancePath+"/email_notifications/schedule/frequency",schemaPath:"contract#/$defs/NotificationFrequency/enum",keyword:"enum",params:{allowedValues: schema381.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
let data25 = data23.hour;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err55 = {instancePath:instancePath+"/email_notifications/schedule/hour",schemaPath:"#/properties/email_notifications/properties/schedule/properties/hour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 23 || isNaN(data25)){
const err56 = {instancePath:instancePath+"/email_notifications/schedule/hour",schemaPath:"#/properties/email_notifications/properties/schedule/properties/hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err57 = {instancePath:instancePath+"/email_notifications/schedule/hour",schemaPath:"#/properties/email_notifications/properties/schedule/properties/hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
let data26 = data23.time_zone;
if(typeof data26 === "string"){
if(func1(data26) > 64){
const err58 = {instancePath:instancePath+"/email_notifications/schedule/time_zone",schemaPath:"#/properties/email_notifications/properties/schedule/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(func1(data26) < 1){
const err59 = {instancePath:instancePath+"/email_notifications/schedule/time_zone",schemaPath:"#/properties/email_notifications/properties/schedule/properties/time_zone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/email_notifications/schedule/time_zone",schemaPath:"#/properties/email_notifications/properties/schedule/properties/time_zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data23.weekdays !== undefined){
let data27 = data23.weekdays;
if(Array.isArray(data27)){
if(data27.length > 7){
const err61 = {instancePath:instancePath+"/email_notifications/schedule/weekdays",schemaPath:"#/properties/email_notifications/properties/schedule/properties/weekdays/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data27.length < 1){
const err62 = {instancePath:instancePath+"/email_notifications/schedule/weekdays",schemaPath:"#/properties/email_notifications/properties/schedule/properties/weekdays/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
let data28 = data27[i2];
if(typeof data28 !== "string"){
const err63 = {instancePath:instancePath+"/email_notifications/schedule/weekdays/" + i2,schemaPath:"contract#/$defs/Weekday/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!(((((((data28 === "monday") || (data28 === "tuesday")) || (data28 === "wednesday")) || (data28 === "thursday")) || (data28 === "friday")) || (data28 === "saturday")) || (data28 === "sunday"))){
const err64 = {instancePath:instancePath+"/email_notifications/schedule/weekdays/" + i2,schemaPath:"contract#/$defs/Weekday/enum",keyword:"enum",params:{allowedValues: schema382.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/email_notifications/schedule/weekdays",schemaPath:"#/properties/email_notifications/properties/schedule/properties/weekdays/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data23.quiet_from !== undefined){
let data29 = data23.quiet_from;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
const err66 = {instancePath:instancePath+"/email_notifications/schedule/quiet_from",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_from/type",keyword:"type",params:{type: schema394.properties.email_notifications.properties.schedule.properties.quiet_from.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 23 || isNaN(data29)){
const err67 = {instancePath:instancePath+"/email_notifications/schedule/quiet_from",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err68 = {instancePath:instancePath+"/email_notifications/schedule/quiet_from",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data23.quiet_to !== undefined){
let data30 = data23.quiet_to;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
const err69 = {instancePath:instancePath+"/email_notifications/schedule/quiet_to",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_to/type",keyword:"type",params:{type: schema394.properties.email_notifications.properties.schedule.properties.quiet_to.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 23 || isNaN(data30)){
const err70 = {instancePath:instancePath+"/email_notifications/schedule/quiet_to",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err71 = {instancePath:instancePath+"/email_notifications/schedule/quiet_to",schemaPath:"#/properties/email_notifications/properties/schedule/properties/quiet_to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
}
}
}
}
if(data.crm_assignment !== undefined){
let data31 = data.crm_assignment;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
const err72 = {instancePath:instancePath+"/crm_assignment",schemaPath:"#/properties/crm_assignment/type",keyword:"type",params:{type: schema394.properties.crm_assignment.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key6 in data31){
if(!((((key6 === "enabled") || (key6 === "assignee_id")) || (key6 === "assignee_ids")) || (key6 === "override_owner_ids"))){
const err73 = {instancePath:instancePath+"/crm_assignment",schemaPath:"#/properties/crm_assignment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data31.enabled !== undefined){
if(typeof data31.enabled !== "boolean"){
const err74 = {instancePath:instancePath+"/crm_assignment/enabled",schemaPath:"#/properties/crm_assignment/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data31.assignee_id !== undefined){
let data33 = data31.assignee_id;
if(typeof data33 === "string"){
if(func1(data33) > 200){
const err75 = {instancePath:instancePath+"/crm_assignment/assignee_id",schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(func1(data33) < 1){
const err76 = {instancePath:instancePath+"/crm_assignment/assignee_id",schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/crm_assignment/assignee_id",schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data31.assignee_ids !== undefined){
let data34 = data31.assignee_ids;
if(Array.isArray(data34)){
if(data34.length > 100){
const err78 = {instancePath:instancePath+"/crm_assignment/assignee_ids",schemaPath:"#/properties/crm_assignment/properties/assignee_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data34.length < 1){
const err79 = {instancePath:instancePath+"/crm_assignment/assignee_ids",schemaPath:"#/properties/crm_assignment/properties/assignee_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
let data35 = data34[i3];
if(typeof data35 === "string"){
if(func1(data35) > 200){
const err80 = {instancePath:instancePath+"/crm_assignment/assignee_ids/" + i3,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(func1(data35) < 1){
const err81 = {instancePath:instancePath+"/crm_assignment/assignee_ids/" + i3,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/crm_assignment/assignee_ids/" + i3,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/crm_assignment/assignee_ids",schemaPath:"#/properties/crm_assignment/properties/assignee_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data31.override_owner_ids !== undefined){
let data36 = data31.override_owner_ids;
if(Array.isArray(data36)){
if(data36.length > 100){
const err84 = {instancePath:instancePath+"/crm_assignment/override_owner_ids",schemaPath:"#/properties/crm_assignment/properties/override_owner_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
let data37 = data36[i4];
if(typeof data37 === "string"){
if(func1(data37) > 200){
const err85 = {instancePath:instancePath+"/crm_assignment/override_owner_ids/" + i4,schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(func1(data37) < 1){
const err86 = {instancePath:instancePath+"/crm_assignment/override_owner_ids/" + i4,schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/crm_assignment/override_owner_ids/" + i4,schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/crm_assignment/override_owner_ids",schemaPath:"#/properties/crm_assignment/properties/override_owner_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
}
if(data.sequencer_sequencing !== undefined){
let data38 = data.sequencer_sequencing;
if((!(data38 && typeof data38 == "object" && !Array.isArray(data38))) && (data38 !== null)){
const err89 = {instancePath:instancePath+"/sequencer_sequencing",schemaPath:"#/properties/sequencer_sequencing/type",keyword:"type",params:{type: schema394.properties.sequencer_sequencing.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key7 in data38){
if(!((key7 === "enabled") || (key7 === "sequence_id"))){
const err90 = {instancePath:instancePath+"/sequencer_sequencing",schemaPath:"#/properties/sequencer_sequencing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data38.enabled !== undefined){
if(typeof data38.enabled !== "boolean"){
const err91 = {instancePath:instancePath+"/sequencer_sequencing/enabled",schemaPath:"#/properties/sequencer_sequencing/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data38.sequence_id !== undefined){
let data40 = data38.sequence_id;
if(typeof data40 === "string"){
if(func1(data40) > 200){
const err92 = {instancePath:instancePath+"/sequencer_sequencing/sequence_id",schemaPath:"contract#/$defs/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(func1(data40) < 1){
const err93 = {instancePath:instancePath+"/sequencer_sequencing/sequence_id",schemaPath:"contract#/$defs/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/sequencer_sequencing/sequence_id",schemaPath:"contract#/$defs/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
}
if(data.confirm_count !== undefined){
let data41 = data.confirm_count;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err95 = {instancePath:instancePath+"/confirm_count",schemaPath:"#/properties/confirm_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 9007199254740991 || isNaN(data41)){
const err96 = {instancePath:instancePath+"/confirm_count",schemaPath:"#/properties/confirm_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err97 = {instancePath:instancePath+"/confirm_count",schemaPath:"#/properties/confirm_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
}
else {
const err98 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check33 = validate81;
const schema459 = {"type":"object","required":["url","events"],"properties":{"url":{"type":"string","maxLength":2000,"format":"uri","minLength":1},"events":{"type":"array","items":{"$ref":"contract#/$defs/WebhookEventType"},"minItems":1,"maxItems":10},"headers":{"type":"array","items":{"$ref":"contract#/$defs/WebhookHeader"},"maxItems":10}},"additionalProperties":false};
const schema460 = {"type":"string","enum":["insights.new","lookalike_job.completed","lookalike_job.failed","lookalike_job.cancelled","signal.completed","signal.failed","signal.stopped","crm_job.completed","crm_job.failed","webhook.disabled"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "events")) || (key0 === "headers"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats40(data0))){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length > 10){
const err7 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract#/$defs/WebhookEventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((((data2 === "insights.new") || (data2 === "lookalike_job.completed")) || (data2 === "lookalike_job.failed")) || (data2 === "lookalike_job.cancelled")) || (data2 === "signal.completed")) || (data2 === "signal.failed")) || (data2 === "signal.stopped")) || (data2 === "crm_job.completed")) || (data2 === "crm_job.failed")) || (data2 === "webhook.disabled"))){
const err10 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract#/$defs/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema460.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.headers !== undefined){
let data3 = data.headers;
if(Array.isArray(data3)){
if(data3.length > 10){
const err12 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate74(data3[i1], {instancePath:instancePath+"/headers/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check34 = validate83;
const schema461 = {"type":"object","properties":{"url":{"type":"string","maxLength":2000,"format":"uri","minLength":1},"events":{"type":"array","items":{"$ref":"contract#/$defs/WebhookEventType"},"minItems":1,"maxItems":10},"headers":{"type":"array","items":{"$ref":"contract#/$defs/WebhookHeader"},"maxItems":10},"enabled":{"type":"boolean"}},"additionalProperties":false};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "url") || (key0 === "events")) || (key0 === "headers")) || (key0 === "enabled"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats40(data0))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length > 10){
const err5 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract#/$defs/WebhookEventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((((data2 === "insights.new") || (data2 === "lookalike_job.completed")) || (data2 === "lookalike_job.failed")) || (data2 === "lookalike_job.cancelled")) || (data2 === "signal.completed")) || (data2 === "signal.failed")) || (data2 === "signal.stopped")) || (data2 === "crm_job.completed")) || (data2 === "crm_job.failed")) || (data2 === "webhook.disabled"))){
const err8 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract#/$defs/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema460.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.headers !== undefined){
let data3 = data.headers;
if(Array.isArray(data3)){
if(data3.length > 10){
const err10 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate74(data3[i1], {instancePath:instancePath+"/headers/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err12 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check35 = validate85;
const schema463 = {"type":"object","required":["email"],"properties":{"email":{"$ref":"contract#/$defs/EmailInput"}},"additionalProperties":false};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "email")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 3){
const err3 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"},message:"must match pattern \""+"^\\s*[A-Za-z0-9!#$%&'*+/=?^_`{|}~-](\\.?[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]){0,63}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\s*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/EmailInput/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

module.exports = {
  Accounts_import: check0,
  Accounts_importFile: check1,
  Accounts_list: check2,
  Accounts_listFiltered: check3,
  AgentKeys_signUp: check4,
  AgentKeys_verify: check5,
  Audiences_addAccounts: check6,
  Audiences_addPeople: check7,
  Audiences_create: check8,
  Audiences_removeAccounts: check6,
  Audiences_removePeople: check7,
  Audiences_update: check9,
  Blocklist_add: check10,
  Crm_syncAccounts: check11,
  Crm_syncPeople: check12,
  Exclusions_replace: check13,
  Icps_create: check14,
  Icps_update: check15,
  Integrations_connect: check16,
  Integrations_replaceFieldMapping: check17,
  Lookalikes_submitBulk: check18,
  People_batch: check19,
  People_enrichEmails: check20,
  People_list: check21,
  Signals_deployCompetitorEngagement: check22,
  Signals_deployJobChange: check23,
  Signals_deployJobPostFirstTimeMention: check24,
  Signals_deploySocialActivity: check25,
  Signals_deploySocialListening: check26,
  Signals_deployTraitOnly: check27,
  Signals_list: check28,
  Signals_update: check29,
  Views_create: check30,
  Views_replayWebhook: check31,
  Views_update: check32,
  Webhooks_create: check33,
  Webhooks_replay: check31,
  Webhooks_update: check34,
  WorkspaceMembers_add: check35,
};
